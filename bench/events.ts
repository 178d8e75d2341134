import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '@hongyan/db'
import { aJourney, aWaybillNo } from '@hongyan/testing'
import { freePort } from '@hongyan/testing/free-port'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { sql } from 'kysely'
import { signed, signingKeys } from './answers/ask-calls.ts'
import { onBothDatabases } from './durable-databases.ts'
import { rateInTurn } from './load/rate-in-turn.ts'
import { stopTarget } from './load/target.ts'
import { startSite } from './site-target.ts'

/** One delivery of a transport management system: a hundred shipments, each from its order to its door. */
const perBatch = 1000
const batches = 4
const rounds = 7

/**
 * Events a second that are taken in for good, over signed calls of a thousand, beside the database's own insert of as many
 * rows by one statement, on both databases.
 */
export async function benchEvents(): Promise<Record<string, unknown>> {
  return onBothDatabases(takeEvents)
}

async function takeEvents(engine: Engine, postgresUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const [own, bare] = [
    await freshDatabase(engine, postgresUrl, { onDisk: true }),
    await freshDatabase(engine, postgresUrl, { onDisk: true }),
  ]
  const { keyId, secret } = signingKeys.partner
  const site = await startSite(`events on ${engine}`, await freePort(), folder, {
    database: own.url,
    settings: { SENDER_KEYS: `${keyId}:${secret}`, ...(engine === 'postgres' ? sharedKeys(folder) : {}) },
  })
  const db = await openDatabase({ url: bare.url })
  await sql`create table bench_events (event_id text primary key, waybill_no text not null, code text not null,
    at text not null, city_code text not null)`.execute(db.query)
  console.log(`Taking events on ${engine}`)
  const work = (
    name: string,
    take: (events: ReturnType<typeof eventsOf>) => Promise<void>,
    from: number,
  ) => ({
    name,
    atOnce: 1,
    counts: perBatch,
    prepare: async (round: number) =>
      Array.from({ length: batches }, (_, at) => {
        const events = eventsOf(from + (round * batches + at) * perBatch)
        return () => take(events)
      }),
  })
  const [taken = 0, inserted = 0] = await rateInTurn(
    [work('events', (events) => send(site.port, events), 0), work('rows', (events) => insert(db, events), 0)],
    rounds,
  )
  await stopTarget(site)
  await db.close()
  for (const database of [own, bare]) await database.drop()
  return {
    engine,
    'events/s': taken,
    'rows/s of a bare bulk insert': inserted,
    'events ÷ rows': Math.round((taken / inserted) * 1000) / 1000,
  }
}

/** A thousand events of shipments that nobody has heard of; `from` tells one thousand from another. */
function eventsOf(from: number) {
  const events = []
  for (let at = 0; events.length < perBatch; at += 1)
    events.push(...aJourney({ waybillNo: aWaybillNo(50_000_000_000 + from + at) }))
  return events
}

async function send(port: number, events: ReturnType<typeof eventsOf>): Promise<void> {
  const body = JSON.stringify(events)
  const answer = await fetch(`http://127.0.0.1:${port}/v1/events?judged=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(signingKeys.partner, body) },
    body,
  })
  const { data } = (await answer.json()) as { data?: { results: { outcome: string }[] } }
  const stored = data?.results.filter(({ outcome }) => outcome === 'stored').length ?? 0
  if (stored !== events.length) throw new Error(`${stored} of ${events.length} events were stored`)
}

async function insert(db: Db, events: ReturnType<typeof eventsOf>): Promise<void> {
  const values = events.map(
    ({ eventId, waybillNo, code, at, cityCode }) =>
      sql`(${eventId}, ${waybillNo}, ${code}, ${at}, ${cityCode})`,
  )
  await db.transaction(async (trx) => {
    await sql`insert into bench_events values ${sql.join(values)}`.execute(trx)
  })
}
