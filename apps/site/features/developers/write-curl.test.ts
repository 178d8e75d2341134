import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { siteCalls } from '../../features.ts'
import { buildOpenApi } from '../../server/http/openapi.ts'
import { type ApiDescription, loadCalls } from './load.ts'
import { writeCurl } from './write-curl.ts'

const api = buildOpenApi(siteCalls, 'https://www.hongyan.example', 'en-US') as ApiDescription
const calls = loadCalls(api).flatMap((family) => family.calls)

it('a shell reads the line of every call, and sends the body that was recorded', () => {
  const lines = calls.map(({ asked }) => writeCurl(asked).replace(/^curl/, 'shown'))
  const script = `shown() { for word; do printf '%s\\0' "$word"; done; printf '\\1'; }\n${lines.join('\n')}\n`
  const read = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\u0001')
  for (const [place, { id, path, method }] of calls.entries()) {
    const words = (read[place] ?? '').split('\0').slice(0, -1)
    expect(new URL(words[0] ?? '').pathname.split('/').length, id).toBe(path.split('/').length)
    const body = words[words.indexOf('-d') + 1] ?? ''
    const operation = api.paths[path]?.[method.toLowerCase()]
    const [example] = Object.values(operation?.requestBody?.content['application/json']?.examples ?? {})
    if (method !== 'GET') expect(JSON.parse(body), id).toEqual(example?.value ?? {})
    else expect(words, id).not.toContain('-d')
  }
})

it('shows of every call an answer, or the kind of file and its size', () => {
  const without = calls.filter(
    ({ reply }) => reply === null || ('bytes' in reply && !(Number(reply.bytes) > 0)),
  )
  expect(without.map(({ id }) => id)).toEqual([])
})

it('tells every refusal in a sentence, and apart what every call can give', () => {
  for (const { id, refusals, general } of calls) {
    for (const { text } of [...refusals, ...general]) expect(text.length, id).toBeGreaterThan(4)
    expect(
      general.map(({ name }) => name),
      id,
    ).toContain('malformed')
  }
})

it('sends from the page only what is open and reads', () => {
  const runnable = calls.filter(({ run }) => run !== null).map(({ id }) => id)
  expect(runnable).toContain('lookUpShipments')
  for (const { id, proof, run } of calls) if (run) expect(proof, id).toBe('open')
  expect(runnable.filter((id) => /save|place|set|delete|new|unlock|proof/i.test(id))).toEqual([])
})
