import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listDivisions } from '@hongyan/domain'
import { root } from '../tools/commands/steps.ts'
import { cpuRatio, interleave, ratio } from './load/interleave.ts'
import { cpuMicros, startTarget, stopTarget, type Target } from './load/target.ts'
import { startSite } from './site-target.ts'

const districts = listDivisions('district')
let turn = 0

/** One address in words, another each time. */
function nextAddress(): string {
  turn += 1
  const { name } = districts[(turn * 37) % districts.length] ?? { name: { zh: '杭州市滨江区' } }
  return `${name.zh}鸿雁路 ${turn % 300} 号`
}

/** A request as bytes: Chinese is longer on the wire than it is to read. */
function post(port: number, path: string, value: unknown): Buffer {
  const body = JSON.stringify(value)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: keep-alive\r\n\r\n${body}`,
  )
}

/** The site makes its pages after it is ready; what that takes is not the price of an answer. */
async function untilIdle(site: Target): Promise<void> {
  for (let seconds = 0; seconds < 300; seconds += 1) {
    const before = cpuMicros(site) ?? 0
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if ((cpuMicros(site) ?? 0) - before < 50_000) return
  }
}

/** What one checked address costs, alone and in a list, beside a bare Fastify answer of the same bytes. */
export async function benchCoverage(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const site = await startSite('one address', 4631, folder)
  await untilIdle(site)
  const many = { ...site, name: 'a list of 50' }
  const single = () => post(site.port, '/v1/coverage/batch', { addresses: [nextAddress()] })
  const example = await fetch(`http://127.0.0.1:${site.port}/v1/coverage/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${site.port}` },
    body: JSON.stringify({ addresses: [nextAddress()] }),
  })
  writeFileSync(join(folder, 'answer.json'), Buffer.from(await example.arrayBuffer()))
  const bare = await startTarget(
    'bare Fastify',
    4632,
    [process.execPath, join(root, 'bench/load/bare-fastify.ts'), '4632', join(folder, 'answer.json')],
    { ready: '/' },
  )
  console.log('Measuring checks of addresses: 64 connections')
  const rows = await interleave(
    [
      { target: site, next: single },
      {
        target: many,
        next: () =>
          post(site.port, '/v1/coverage/batch', { addresses: Array.from({ length: 50 }, nextAddress) }),
      },
      {
        target: bare,
        next: () => post(bare.port, '/v1/shipments/lookup', { addresses: [nextAddress()] }),
      },
    ],
    { rounds: 7, seconds: 2, connections: 64 },
  )
  for (const target of [site, bare]) await stopTarget(target)
  const [one, list, floor] = rows
  if (!one || !list || !floor) throw new Error('a contender is missing')
  console.table(
    rows.map(({ name, perSecond, cpuPerAnswer, errors }) => ({
      name,
      'answers/s': perSecond,
      'CPU µs/answer': cpuPerAnswer,
      errors,
    })),
  )
  const result = {
    'one address ÷ bare Fastify': ratio(one, floor),
    'one address ÷ bare Fastify (CPU)': cpuRatio(one, floor),
    'addresses per second in lists': list.perSecond * 50,
  }
  console.table(result)
  return { ...result, rows }
}
