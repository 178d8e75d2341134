import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { connectRaw, requestText } from '../raw-client.ts'
import { residentBytes, type SiteProcess, startSite } from '../site-process.ts'
import { untilIdle } from '../until-idle.ts'

const megabyte = 1_048_576
const bomb = gzipSync(Buffer.alloc(64 * megabyte))

type Hostile = {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: Buffer
}

const json = (path: string, text: string): Hostile => ({ path, body: Buffer.from(text) })
const corpus: Readonly<Record<string, Hostile>> = {
  'a hundred megabytes': { path: '/site/getGeo', body: Buffer.alloc(100 * megabyte, 32) },
  'as much as a batch may be': { path: '/v1/events', body: Buffer.alloc(4 * megabyte, 32) },
  'a bomb': { path: '/site/getGeo', headers: { 'content-encoding': 'gzip' }, body: bomb },
  'lists in lists': json('/address/addressSuggestion', '['.repeat(60_000)),
  'lists in lists that close': json('/site/getGeo', `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
  'a million elements': json('/cnet/queryAddressBatchAndUserNew', `[${'1,'.repeat(1_000_000)}1]`),
  'many names': json('/site/getGeo', `{${Array.from({ length: 4000 }, (_, at) => `"k${at}":1`).join()}}`),
  'a prototype': json('/site/getGeo', '[{"__proto__":{"polluted":1},"constructor":{"prototype":{"x":1}}}]'),
  'ten thousand fields of a form': {
    path: '/cooperation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(Array.from({ length: 10_000 }, (_, at) => `f${at}=1`).join('&')),
  },
}

/** Sends as much as the other side takes and returns the status that came, 0 when it only closed. */
async function send(site: SiteProcess, { path, headers, body }: Hostile, from: string): Promise<number> {
  const client = await connectRaw(site.port, from)
  const length = { 'content-length': String(body.length) }
  const type = { origin: site.origin, 'content-type': 'application/json' }
  client.send(requestText('POST', path, { ...type, ...length, ...headers }))
  client.send(body)
  const answered = client.until(/\r\n\r\n/).catch(() => '')
  await Promise.race([answered, client.closed, delay(15_000)])
  client.leave()
  return Number(client.received().slice(9, 12))
}

test('hostile bodies are refused and leave nothing in memory', async () => {
  const site = await startSite({ settings: { LOG_LEVEL: 'error' } })
  onTestFinished(() => site.stop())
  await untilIdle(site)
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      for (const [name, hostile] of Object.entries(corpus)) {
        const clients = Array.from({ length: 40 }, (_, at) => `127.0.${round + 1}.${at + 1}`)
        const statuses = await Promise.all(clients.map((from) => send(site, hostile, from)))
        const odd = statuses.filter((status) => status >= 500 && status !== 503)
        expect([name, odd]).toEqual([name, []])
      }
    }
  }
  // The first round grows what any work grows: compiled code, caches of the parser.
  await rounds(1)
  const before = residentBytes(site.pid)
  await rounds(6)
  await untilIdle(site)
  const grown = residentBytes(site.pid) - before
  process.stdout.write(`resident memory grew by ${(grown / megabyte).toFixed(1)} MB\n`)
  expect(grown).toBeLessThan(30 * megabyte)
  expect((await fetch(site.url('/en/search?q=a'))).status).toBe(200)
}, 900_000)
