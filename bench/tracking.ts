import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import { root, run, say } from '../tools/steps/steps.ts'
import { cpuRatio, interleave, printRows, ratio } from './load/interleave.ts'
import { startTarget, stopTarget, type Target } from './load/target.ts'
import { startSite } from './site-target.ts'

const sizes = [1_000, 100_000, 1_000_000] as const

async function sampleNumbers(database: string): Promise<readonly string[]> {
  const db = await openDatabase({ url: database })
  const rows = await db.query.selectFrom('shipments').select('waybill_no').orderBy('id').execute()
  await db.close()
  const step = Math.max(1, Math.floor(rows.length / 20_000))
  return rows.filter((_, index) => index % step === 0).map((row) => row.waybill_no)
}

function lookUp(port: number, number: string): string {
  const body = JSON.stringify({ numbers: [number] })
  return `POST /v1/shipments/lookup HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: keep-alive\r\n\r\n${body}`
}

/** What one tracked number costs as the table grows, beside a bare Fastify answer of the same bytes. */
export async function benchTracking(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const targets: Target[] = []
  const numbers: (readonly string[])[] = []
  for (const [index, size] of sizes.entries()) {
    const database = join(folder, `${size}.db`)
    const made = await say(`Making ${size.toLocaleString('en')} shipments`, () =>
      run(process.execPath, ['tools/seed/seed.ts', '--db', database, '--shipments', String(size), '--bulk'], {
        quiet: true,
        env: { DATA_DIR: folder },
      }),
    )
    if (made.code !== 0) throw new Error(made.output)
    numbers.push(await sampleNumbers(database))
    targets.push(
      await startSite(`look-up among ${size.toLocaleString('en')}`, 4611 + index, folder, { database }),
    )
  }
  const first = targets[0]
  const example = await fetch(`http://127.0.0.1:${first?.port}/v1/shipments/lookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${first?.port}` },
    body: JSON.stringify({ numbers: [numbers[0]?.[0]] }),
  })
  writeFileSync(join(folder, 'answer.json'), Buffer.from(await example.arrayBuffer()))
  targets.push(
    await startTarget(
      'bare Fastify',
      4620,
      [process.execPath, join(root, 'bench/load/bare-fastify.ts'), '4620', join(folder, 'answer.json')],
      { ready: '/' },
    ),
  )

  let turn = 0
  const pick = (list: readonly string[]): string => {
    turn = (turn * 1_103_515_245 + 12_345) % 2_147_483_648
    return list[turn % list.length] ?? ''
  }
  const contenders = targets.map((target, index) => ({
    target,
    next: () => lookUp(target.port, pick(numbers[index] ?? numbers[0] ?? [])),
  }))
  console.log('Measuring look-ups of random existing numbers: 64 connections')
  const rows = await interleave(contenders, { rounds: 7, seconds: 2, connections: 64 })
  for (const target of targets) await stopTarget(target)
  const [thousand, hundred, million, bare] = rows
  if (!thousand || !hundred || !million || !bare) throw new Error('a contender is missing')
  printRows(rows)
  const result = {
    'cost at 100 thousand ÷ at 1 thousand (CPU)': cpuRatio(hundred, thousand),
    'cost at 1 million ÷ at 1 thousand (CPU)': cpuRatio(million, thousand),
    'rate at 1 thousand ÷ at 1 million': ratio(thousand, million),
    'look-up at 1 million ÷ bare Fastify': ratio(million, bare),
  }
  console.table(result)
  return { ...result, rows }
}
