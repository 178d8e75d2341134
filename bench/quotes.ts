import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/steps/steps.ts'
import { cpuRatio, interleave, printRows, ratio } from './load/interleave.ts'
import { startTarget, stopTarget } from './load/target.ts'
import { timeAnswers } from './load/time-answers.ts'
import { startSite } from './site-target.ts'

const path = '/aging/feeInquiryNewByJDL'

/** An inquiry whose boxes differ from turn to turn, so that no answer can be kept. */
function inquiryOf(turn: number): string {
  return JSON.stringify({
    from: '440300',
    to: '110100',
    pieces: [
      { length: 600, width: 400, height: 300 + (turn % 200), weight: 8000 + (turn % 1000) * 10, count: 2 },
    ],
    date: new Date().toISOString().slice(0, 10),
    addOns: ['insurance'],
    declaredValue: 300_000,
  })
}

function request(port: number, body: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: keep-alive\r\n\r\n${body}`
}

/** What a quote costs beside a bare Fastify answer of the same bytes: eight products, arrival, advice, all texts. */
export async function benchQuotes(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const site = await startSite('quote', 4631, folder)
  const example = await fetch(`http://127.0.0.1:4631${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://127.0.0.1:4631' },
    body: inquiryOf(0),
  })
  if (!example.ok) throw new Error(`the quote answered ${example.status}`)
  writeFileSync(join(folder, 'answer.json'), Buffer.from(await example.arrayBuffer()))
  const bare = await startTarget(
    'bare Fastify',
    4632,
    [process.execPath, join(root, 'bench/load/bare-fastify.ts'), '4632', join(folder, 'answer.json'), path],
    { ready: '/' },
  )
  const alone = {
    quote: await timeAnswers(4631, path, inquiryOf),
    bare: await timeAnswers(4632, path, inquiryOf),
  }
  let turn = 0
  const contenders = [site, bare].map((target) => ({
    target,
    next: () => {
      turn += 1
      return request(target.port, inquiryOf(turn))
    },
  }))
  console.log('Measuring quotes of differing boxes: 64 connections')
  const rows = await interleave(contenders, { rounds: 7, seconds: 2, connections: 64 })
  await stopTarget(site)
  await stopTarget(bare)
  const [quote, plain] = rows
  if (!quote || !plain) throw new Error('a contender is missing')
  printRows(rows)
  const result = {
    'quote, one after another, p50 ms': alone.quote.p50,
    'quote, one after another, p99 ms': alone.quote.p99,
    'bare Fastify, one after another, p50 ms': alone.bare.p50,
    'quote ÷ bare Fastify (rate)': ratio(quote, plain),
    'quote ÷ bare Fastify (CPU)': cpuRatio(quote, plain),
  }
  console.table(result)
  return { ...result, rows }
}
