import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { type Engine, engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { startPostgres } from '@hongyan/testing/postgres-process'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { bulkPhone, bulkSenders, sentBy } from '../tools/seed/bulk-people.ts'
import { run, say } from '../tools/steps/steps.ts'
import { signCustomersIn } from './customers.ts'
import { cpuRatio, interleave, ratio } from './load/interleave.ts'
import { stopTarget, type Target } from './load/target.ts'
import { startSite } from './site-target.ts'

const sizes = [1_000, 1_000_000] as const
const customers = 40

/** One customer of a table of shipments: their session, and the numbers of what they have sent. */
type Customer = { readonly cookie: string; readonly numbers: readonly string[] }

/** What signed-in tracking costs as the table grows: one own shipment with every field, and a page of the own list. */
export async function benchOwnShipments(): Promise<Record<string, unknown>> {
  const postgres = await startPostgres({ durable: false })
  const rows = []
  for (const engine of engines) {
    const row = await track(engine, postgres.url)
    // A million takes minutes to make: what is known is shown at once.
    console.table([row])
    rows.push(row)
  }
  await postgres.stop()
  return { rows }
}

async function track(engine: Engine, postgresUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const keys = engine === 'postgres' ? sharedKeys(folder) : {}
  const places: { readonly target: Target; readonly own: readonly Customer[]; drop(): Promise<void> }[] = []
  for (const size of sizes) {
    const fresh = await freshDatabase(engine, postgresUrl)
    const made = await say(`Making ${size.toLocaleString('en')} shipments on ${engine}`, () =>
      run(
        process.execPath,
        ['tools/seed/seed.ts', '--db', fresh.url, '--shipments', String(size), '--bulk'],
        {
          quiet: true,
          env: { DATA_DIR: folder, ...keys },
        },
      ),
    )
    if (made.code !== 0) throw new Error(made.output)
    const port = await freePort()
    const target = await startSite(`${size.toLocaleString('en')} on ${engine}`, port, folder, {
      database: fresh.url,
      settings: keys,
    })
    places.push({ target, own: await customersOf(fresh.url, port, size), drop: fresh.drop })
  }
  let turn = 0
  const next = (own: readonly Customer[]): Customer | undefined => {
    turn += 1
    return own[turn % own.length]
  }
  const one = places.map(({ target, own }) => ({
    target,
    next: () => {
      const { cookie, numbers } = next(own) ?? { cookie: '', numbers: [] }
      return get(`/waybill/trackWithPin?waybillCode=${numbers[turn % numbers.length]}`, cookie)
    },
  }))
  const list = places.map(({ target, own }) => ({
    target,
    next: () => post(target.port, '/waybill/listWaybill', { pageSize: 10 }, next(own)?.cookie ?? ''),
  }))
  console.log(`Measuring signed-in tracking on ${engine}: 16 connections`)
  const [few, many, fewLists, manyLists] = await interleave([...one, ...list], {
    rounds: 7,
    seconds: 2,
    connections: 16,
  })
  for (const { target, drop } of places) {
    await stopTarget(target)
    await drop()
  }
  if (!few || !many || !fewLists || !manyLists) throw new Error('a contender is missing')
  const errors = [few, many, fewLists, manyLists].reduce((sum, row) => sum + row.errors, 0)
  if (errors > 0) throw new Error(`${errors} answers were no success`)
  return {
    engine,
    'one own shipment, answers/s at a million': many.perSecond,
    'a million ÷ a thousand (CPU)': cpuRatio(many, few),
    'a thousand ÷ a million (rate)': ratio(few, many),
    'a page of the own list, answers/s at a million': manyLists.perSecond,
    'list: a million ÷ a thousand (CPU)': cpuRatio(manyLists, fewLists),
    'list: a thousand ÷ a million (rate)': ratio(fewLists, manyLists),
  }
}

/** Customers all over the table, each with as many shipments as everybody has. */
async function customersOf(database: string, port: number, size: number): Promise<readonly Customer[]> {
  const people = Array.from({ length: customers }, (_, at) =>
    Math.floor((at * bulkSenders(size)) / customers),
  )
  const cookies = await signCustomersIn(database, `http://127.0.0.1:${port}`, people.map(bulkPhone))
  return people.map((person, index) => ({ cookie: cookies[index] ?? '', numbers: sentBy(person, size) }))
}

function get(path: string, cookie: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nConnection: keep-alive\r\n\r\n`
}

function post(port: number, path: string, value: unknown, cookie: string): string {
  const body = JSON.stringify(value)
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: keep-alive\r\n\r\n${body}`
}
