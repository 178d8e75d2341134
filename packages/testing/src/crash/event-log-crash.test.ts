import { laneCount } from '@hongyan/domain/ingestion/lane'
import { projectLanes } from '@hongyan/domain/ingestion/project-lanes'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import { expect } from 'vitest'
import { testCtx } from '../contexts.ts'
import { aJourney, anEvent, isoAt, nextWaybillNo } from '../shipments.ts'
import type { SentBatch } from './event-log-child.ts'
import { type LogOrders, logFailpoints } from './log-failpoints.ts'
import { ManyLives, printFigures, survivesOnEachEngine } from './many-lives.ts'

const journeys = 60
const eventsPerJourney = 11
const batchSize = 3
const fewestKills = 200

/** Delivered journeys with one code that nobody mapped, in batches that cross waybills and stand in their order. */
function makeBatches(): SentBatch[] {
  const events = Array.from({ length: journeys }, (): IncomingEvent[] => {
    const waybillNo = nextWaybillNo()
    const odd = anEvent({ waybillNo, code: 'odd_code', at: isoAt(20), cityCode: '420100' })
    return [...aJourney({ waybillNo }), odd]
  }).flat()
  const batches: SentBatch[] = []
  while (events.length > 0)
    batches.push({ nonce: `batch-${batches.length}`, events: events.splice(0, batchSize) })
  return batches
}

survivesOnEachEngine(
  'the log of events and its projection',
  'what is acknowledged is shown, once',
  async ({ engine, url, open }) => {
    const batches = makeBatches()
    const lives = new ManyLives({
      file: 'event-log-child.ts',
      points: logFailpoints,
      ordersFor: (die): LogOrders => ({ url, die }),
      longestLife: 3,
      randomAge: [2, 40],
    })
    try {
      for (const batch of batches)
        expect(await lives.acknowledged<object>(batch)).toMatchObject({ kind: 'logged' })
    } finally {
      await lives.end()
    }

    const db = await open()
    const waiting = await db.query
      .selectFrom('event_log')
      .select('id')
      .where('body', 'is not', null)
      .execute()
    const refused: string[] = []
    const turn = { lanes: laneCount, onFault: (eventId: string) => refused.push(eventId) }
    while ((await projectLanes(testCtx(db), turn)) !== 0);
    const rows = await db.query.selectFrom('shipment_scans').select('event_id').execute()
    const statuses = await db.query.selectFrom('shipments').select('status').execute()
    const odd = await db.query.selectFrom('unmapped_values').select(['value', 'seen']).execute()
    printFigures({
      engine,
      batches: batches.length,
      'projected after the last life': waiting.length,
      stored: rows.length,
      kills: lives.kills,
      ...lives.deaths,
    })
    expect(lives.kills).toBeGreaterThanOrEqual(fewestKills)
    lives.expectEnoughDeaths()
    expect(refused).toEqual([])
    expect(await db.query.selectFrom('event_verdicts').selectAll().execute()).toEqual([])
    expect(await db.query.selectFrom('event_log').select('id').execute()).toHaveLength(batches.length)
    expect(new Set(rows.map((row) => row.event_id)).size).toBe(journeys * eventsPerJourney)
    expect(rows).toHaveLength(journeys * eventsPerJourney)
    expect(statuses).toEqual(Array.from({ length: journeys }, () => ({ status: 'delivered' })))
    // Counted in the transaction of the events: once each.
    expect(odd).toEqual([{ value: 'odd_code', seen: journeys }])
  },
  900_000,
)
