import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listDivisions } from '@hongyan/domain/places/divisions'
import { root } from '../tools/steps/steps.ts'
import { cpuRatio, interleave, printRows, ratio } from './load/interleave.ts'
import { startTarget, stopTarget } from './load/target.ts'
import { timeAnswers } from './load/time-answers.ts'
import { startSite } from './site-target.ts'

const path = '/v1/coverage/batch'
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

/** What one checked address costs, alone and in a list, beside a bare Fastify answer of the same bytes. */
export async function benchCoverage(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const site = await startSite('one address', 4631, folder)
  const many = { ...site, name: 'a list of 50' }
  const single = () => post(site.port, path, { addresses: [nextAddress()] })
  const example = await fetch(`http://127.0.0.1:${site.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${site.port}` },
    body: JSON.stringify({ addresses: [nextAddress()] }),
  })
  writeFileSync(join(folder, 'answer.json'), Buffer.from(await example.arrayBuffer()))
  const bare = await startTarget(
    'bare Fastify',
    4632,
    [process.execPath, join(root, 'bench/load/bare-fastify.ts'), '4632', join(folder, 'answer.json'), path],
    { ready: '/' },
  )
  const ask = (port: number) => timeAnswers(port, path, () => JSON.stringify({ addresses: [nextAddress()] }))
  const alone = { check: await ask(site.port), bare: await ask(bare.port) }
  console.log('Measuring checks of addresses: 64 connections')
  const rows = await interleave(
    [
      { target: site, next: single },
      {
        target: many,
        next: () => post(site.port, path, { addresses: Array.from({ length: 50 }, nextAddress) }),
      },
      {
        target: bare,
        next: () => post(bare.port, path, { addresses: [nextAddress()] }),
      },
    ],
    { rounds: 7, seconds: 2, connections: 64 },
  )
  for (const target of [site, bare]) await stopTarget(target)
  const [one, list, floor] = rows
  if (!one || !list || !floor) throw new Error('a contender is missing')
  printRows(rows)
  const result = {
    'one address, one after another, p50 ms': alone.check.p50,
    'one address, one after another, p99 ms': alone.check.p99,
    'bare Fastify, one after another, p50 ms': alone.bare.p50,
    'one address ÷ bare Fastify': ratio(one, floor),
    'one address ÷ bare Fastify (CPU)': cpuRatio(one, floor),
    'addresses per second in lists': list.perSecond * 50,
  }
  console.table(result)
  return { ...result, rows }
}
