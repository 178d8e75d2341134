import type { Db } from '@hongyan/db'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import type { IngestResult } from '@hongyan/domain/tracking/ingest-events'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { aJourney, anEvent, aPicture, isoAt, nextWaybillNo } from '../shipments.ts'
import { failpoints } from './failing-database.ts'
import type { IngestOrders } from './ingest-child.ts'
import { ManyLives, printFigures, survivesOnEachEngine } from './many-lives.ts'

const journeys = 110
const eventsPerJourney = 11
const batchSize = 5

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

/** Sends every batch until it is acknowledged, to processes that die again and again. */
async function sendThroughDeaths(url: string, batches: readonly IncomingEvent[][]) {
  const acknowledged: string[] = []
  let duplicates = 0
  const lives = new ManyLives({
    file: 'ingest-child.ts',
    points: failpoints,
    ordersFor: (die): IngestOrders => ({ url, die }),
    longestLife: 7,
    randomAge: [2, 60],
  })
  try {
    for (const events of batches) {
      const { results } = await lives.acknowledged<{ results: IngestResult[] }>({ events })
      expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([])
      duplicates += results.filter(({ outcome }) => outcome === 'duplicate').length
      acknowledged.push(...events.map(({ eventId }) => eventId))
    }
  } finally {
    await lives.end()
  }
  return { acknowledged, lives, duplicates }
}

async function count(db: Db, table: 'shipments' | 'shipment_scans' | 'shipment_proofs'): Promise<number> {
  const row = await db.query.selectFrom(table).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()
  return Number(row.n)
}

survivesOnEachEngine(
  'deliveries of events',
  'every acknowledged event is stored exactly once, with all its effects',
  async ({ engine, url, open }) => {
    const { acknowledged, lives, duplicates } = await sendThroughDeaths(url, makeBatches())
    const db = await open()
    const rows = await db.query.selectFrom('shipment_scans').select('event_id').execute()
    const stored = new Set(rows.map((row) => row.event_id))
    const lost = acknowledged.filter((eventId) => !stored.has(eventId))
    printFigures({
      engine,
      acknowledged: acknowledged.length,
      stored: rows.length,
      lost: lost.length,
      doubled: rows.length - stored.size,
      kills: lives.kills,
      ...lives.deaths,
      'events found already stored': duplicates,
    })

    lives.expectEnoughDeaths()
    expect(acknowledged).toHaveLength(journeys * eventsPerJourney)
    expect(lost).toEqual([])
    expect(rows).toHaveLength(journeys * eventsPerJourney)
    expect(await count(db, 'shipments')).toBe(journeys)
    expect(await count(db, 'shipment_proofs')).toBe(journeys)
    const statuses = await db.query.selectFrom('shipments').select('status').distinct().execute()
    expect(statuses).toEqual([{ status: 'delivered' }])
    const odd = await db.query.selectFrom('unmapped_values').select(['value', 'seen']).execute()
    expect(odd).toEqual([{ value: 'odd_code', seen: journeys }])
  },
  600_000,
)
