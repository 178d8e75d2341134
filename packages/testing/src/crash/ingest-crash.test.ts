import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Db, openDatabase } from '@hongyan/db'
import type { IncomingEvent } from '@hongyan/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../fresh-database.ts'
import { type PostgresProcess, startPostgres } from '../postgres-process.ts'
import { aJourney, anEvent, aPicture, isoAt, nextWaybillNo } from '../shipments.ts'
import { failpoints } from './failing-database.ts'
import type { ChildOrders } from './ingest-child.ts'
import { MortalServer } from './mortal-server.ts'

const journeys = 110
const eventsPerJourney = 11
const batchSize = 5
const deathCauses = ['random', ...failpoints] as const
type Cause = (typeof deathCauses)[number]

/** Delivered journeys with a proof and one code that nobody mapped, cut into batches that cross waybills. */
function makeBatches(): IncomingEvent[][] {
  const events = Array.from({ length: journeys }, () => {
    const waybillNo = nextWaybillNo()
    const steps: IncomingEvent[] = aJourney({ waybillNo })
    const last = steps.pop()
    const odd = anEvent({ waybillNo, code: 'odd_code', at: isoAt(20), cityCode: '420100' })
    const proof = { mediaType: 'image/png', base64: aPicture, signedBy: '欧阳样例' } as const
    return [...steps, odd, ...(last ? [{ ...last, proof }] : [])]
  }).flat()
  const batches: IncomingEvent[][] = []
  while (events.length > 0) batches.push(events.splice(0, batchSize))
  return batches
}

type Tally = Record<Cause, number>

/** Sends every batch until it is acknowledged, to processes that die again and again. */
async function sendThroughDeaths(url: string, batches: readonly IncomingEvent[][]) {
  const deaths: Tally = { random: 0, 'before-insert': 0, 'after-insert': 0, 'after-commit': 0 }
  const acknowledged: string[] = []
  let retried = 0
  let duplicates = 0
  let life = 0
  let server: MortalServer | null = null
  let cause: Cause = 'random'
  try {
    for (const batch of batches) {
      for (;;) {
        if (!server) {
          cause = deathCauses[life++ % deathCauses.length] ?? 'random'
          const doomed = await MortalServer.start(ordersFor(url, cause))
          if (cause === 'random') void delay(randomInt(2, 60)).then(() => doomed.kill())
          server = doomed
        }
        const results = await server.send(batch)
        if (results) {
          expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([])
          duplicates += results.filter(({ outcome }) => outcome === 'duplicate').length
          acknowledged.push(...batch.map(({ eventId }) => eventId))
          break
        }
        expect(await server.ended).toBe('SIGKILL')
        deaths[cause] += 1
        retried += 1
        server = null
      }
    }
  } finally {
    server?.kill()
    await server?.ended
  }
  return { acknowledged, deaths, retried, duplicates }
}

function ordersFor(url: string, cause: Cause): ChildOrders {
  return { url, die: cause === 'random' ? null : { point: cause, count: randomInt(1, 7) } }
}

async function count(db: Db, table: 'shipments' | 'shipment_events' | 'shipment_proofs'): Promise<number> {
  const row = await db.query.selectFrom(table).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()
  return Number(row.n)
}

describe.each(engines)('ingestion on %s survives being killed', (engine) => {
  let postgres: PostgresProcess | undefined
  beforeAll(async () => {
    if (engine === 'postgres') postgres = await startPostgres({ durable: true })
  }, 60_000)
  afterAll(() => postgres?.stop())

  test('every acknowledged event is stored exactly once, with all its effects', async () => {
    const fresh = await freshDatabase(engine, postgres?.url ?? '')
    const batches = makeBatches()
    const outcome = await sendThroughDeaths(fresh.url, batches)
    const db = await openDatabase({ url: fresh.url })
    const rows = await db.query.selectFrom('shipment_events').select('event_id').execute()
    const stored = new Set(rows.map((row) => row.event_id))
    const lost = outcome.acknowledged.filter((eventId) => !stored.has(eventId))
    const kills = Object.values(outcome.deaths).reduce((sum, deaths) => sum + deaths, 0)
    const figures = {
      engine,
      acknowledged: outcome.acknowledged.length,
      stored: rows.length,
      lost: lost.length,
      doubled: rows.length - stored.size,
      kills,
      ...outcome.deaths,
      'batches retried': outcome.retried,
      'events found already stored': outcome.duplicates,
    }
    process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`)

    expect(kills).toBeGreaterThanOrEqual(50)
    expect(Math.min(...Object.values(outcome.deaths))).toBeGreaterThan(0)
    expect(outcome.acknowledged).toHaveLength(journeys * eventsPerJourney)
    expect(lost).toEqual([])
    expect(rows).toHaveLength(journeys * eventsPerJourney)
    expect(await count(db, 'shipments')).toBe(journeys)
    expect(await count(db, 'shipment_proofs')).toBe(journeys)
    const statuses = await db.query.selectFrom('shipments').select('status').distinct().execute()
    expect(statuses).toEqual([{ status: 'delivered' }])
    const odd = await db.query.selectFrom('unmapped_values').select(['value', 'seen']).execute()
    expect(odd).toEqual([{ value: 'odd_code', seen: journeys }])
    if (engine === 'sqlite') {
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.query)
      expect(check.rows).toEqual([{ integrity_check: 'ok' }])
    }
    await db.close()
    await fresh.drop()
  }, 600_000)
})
