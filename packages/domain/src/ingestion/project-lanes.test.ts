import { randomUUID } from 'node:crypto'
import type { Db } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { aJourney, anEvent, generatedJourneys, journeyStart, nextWaybillNo, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { stateWithoutMark } from '../tracking/testing/state-without-mark.ts'
import { unknownStored, withMapping } from '../tracking/testing/with-mapping.ts'
import { trackNumbers } from '../tracking/track-numbers.ts'
import { appendBatches } from './append-batches.ts'
import { readBacklog } from './event-backlog.ts'
import { findBatch } from './find-batch.ts'
import { forgetBatches, forgetBodies } from './forget-bodies.ts'
import { laneCount, laneOf } from './lane.ts'
import { packEvents } from './packed-events.ts'
import { projectLanes } from './project-lanes.ts'

const partner = { kind: 'partner', keyId: 'large-sender' } as const
const now = journeyStart + 30 * 86_400_000

withDatabases('the log of events', (database) => {
  const ctxAt = (db: Db, at = now): Ctx => testCtx(db, { actor: partner, now: () => at })
  const noFault = (eventId: string, error: unknown): void => {
    throw new Error(`${eventId} is refused`, { cause: error })
  }

  async function append(events: readonly unknown[], nonce: string | null = null): Promise<string> {
    const json = JSON.stringify(events)
    const batch = {
      partner: partner.keyId,
      nonce,
      content_hash: json,
      events: events.length,
      body: await packEvents(json),
    }
    const [appended] = await appendBatches(ctxAt(database()), [batch])
    if (appended?.kind !== 'logged') throw new Error('a conflict')
    return appended.id
  }

  async function drain(lanes = laneCount, onFault = noFault): Promise<void> {
    while ((await projectLanes(ctxAt(database()), { lanes, onFault })) !== 0);
  }

  const statusOf = async (waybillNo: string) => {
    const [answer] = await trackNumbers(ctxAt(database()), { numbers: [waybillNo] })
    return answer?.kind === 'found' ? answer.shipment.status : null
  }

  const outcome = async (id: string) => {
    const found = await findBatch(ctxAt(database()), { id })
    return [
      found?.state,
      found?.stored,
      ...(found?.exceptions ?? []).map(({ index, problem }) => [index, problem]),
    ]
  }

  beforeEach(() => drain())

  test('is projected as the same batches sent one by one are', async () => {
    const db = database()
    const rows = async (waybills: readonly string[]) => {
      const stored = await db.query
        .selectFrom('shipments')
        .select(['status', 'status_since', 'delivered_packages', 'last_event_at', 'projection_state'])
        .where('waybill_no', 'in', waybills)
        .orderBy('waybill_no')
        .execute()
      return stored.map((row) => ({ ...row, projection_state: stateWithoutMark(row.projection_state) }))
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(generatedJourneys(now), { minLength: 2, maxLength: 6 }),
        fc.nat(4),
        async (list, cut) => {
          const waybills = list.map(({ waybillNo }) => waybillNo)
          const events = list.flatMap((journey) => journey.events)
          const batches = [events.slice(0, cut), events.slice(cut)].filter((batch) => batch.length > 0)
          for (const batch of batches) await append(batch)
          await drain(2)
          const logged = await rows(waybills)
          await db.query.deleteFrom('shipments').where('waybill_no', 'in', waybills).execute()
          for (const batch of batches)
            await ingestEvents(withMapping(ctxAt(db), unknownStored), { events: batch })
          expect(logged).toEqual(await rows(waybills))
        },
      ),
      { numRuns: 15 },
    )
  })

  test('keeps the order of what is sent for a waybill, whoever projects it', async () => {
    const journeys = Array.from({ length: 12 }, () => aJourney())
    // Each batch needs the one before it: only the first describes the shipments.
    const steps = journeys[0]?.map((_, step) => journeys.flatMap((journey) => journey[step] ?? [])) ?? []
    const ids: string[] = []
    for (const step of steps) ids.push(await append(step))
    await Promise.all([drain(1), drain(2), drain(3)])
    for (const id of ids) expect(await outcome(id)).toEqual(['judged', 12])
    for (const [first] of journeys) expect(await statusOf(first?.waybillNo ?? '')).toBe('delivered')
  })

  test('says what was not stored, and forgets whom a batch names once all of it is projected', async () => {
    const event = anEvent()
    const other = anEvent({ waybillNo: nextWaybillNo() })
    const id = await append([event, 42, { ...event, cityCode: '310100' }, other])
    expect(await outcome(id)).toEqual(['waiting', 0])
    expect(await readBacklog(database())).toEqual({ events: 4, since: now })
    await forgetBodies(ctxAt(database()))
    await drain()
    expect(await outcome(id)).toEqual([
      'judged',
      1,
      [1, expect.stringContaining('event: ')],
      [2, 'conflict'],
      [3, 'unknown-shipment'],
    ])
    expect(await readBacklog(database())).toEqual({ events: 0, since: null })
    await forgetBodies(ctxAt(database()))
    const kept = database().query.selectFrom('event_log').select('body').where('id', '=', id)
    expect(await kept.executeTakeFirstOrThrow()).toEqual({ body: null })
    const stranger = { kind: 'partner', keyId: 'somebody-else' } as const
    expect(await findBatch(testCtx(database(), { actor: stranger }), { id })).toBeNull()
    await forgetBatches(ctxAt(database(), now + 31 * 86_400_000))
    expect(await findBatch(ctxAt(database()), { id })).toBeNull()
    // Positions go on where the last one was.
    const again = anEvent()
    await append([again])
    await drain()
    expect(await statusOf(again.waybillNo)).toBe('picked_up')
  })

  test('takes a batch once under its nonce, though it comes several times at once', async () => {
    const nonce = randomUUID()
    const events = [anEvent()]
    const ids = await Promise.all([1, 2, 3, 4].map(() => append(events, nonce)))
    expect(new Set(ids).size).toBe(1)
    await expect(append([anEvent()], nonce)).rejects.toThrow('a conflict')
    await drain()
    expect(await outcome(ids[0] ?? '')).toEqual(['judged', 1])
  })

  test('an event that cannot be stored is refused and keeps no other from it', async () => {
    const [good, bad] = [anEvent(), anEvent()]
    const id = await append([bad, good])
    const faults: string[] = []
    const ctx = ctxAt(database())
    const stumbling = async (_ctx: Ctx, _trx: unknown, changes: readonly unknown[]) => {
      if (changes.length > 1) throw new TypeError('of both together')
    }
    const registry = { ...ctx.registry, shipmentListeners: [stumbling] }
    await projectLanes({ ...ctx, registry }, { lanes: laneCount, onFault: (eventId) => faults.push(eventId) })
    expect(faults).toEqual([])
    expect(await outcome(id)).toEqual(['judged', 2])

    const next = await append([
      anEvent({ eventId: bad.eventId.replace(/^./, 'x'), waybillNo: bad.waybillNo }),
    ])
    const always = async () => {
      throw new TypeError('of this event')
    }
    await projectLanes(
      { ...ctx, registry: { ...registry, shipmentListeners: [always] } },
      { lanes: laneCount, onFault: (eventId) => faults.push(eventId) },
    )
    expect(faults).toHaveLength(1)
    expect(await outcome(next)).toEqual(['judged', 0, [0, 'could not be stored']])
  })

  test('a database that is in trouble loses nothing and refuses nothing', async () => {
    const event = anEvent()
    const id = await append([event])
    const ctx = ctxAt(database())
    const full = async () => {
      throw Object.assign(new Error('disk full'), { code: '53100' })
    }
    const registry = { ...ctx.registry, shipmentListeners: [full] }
    await expect(projectLanes({ ...ctx, registry }, { lanes: laneCount, onFault: noFault })).rejects.toThrow(
      'disk full',
    )
    expect(await statusOf(event.waybillNo)).toBeNull()
    await drain()
    expect(await outcome(id)).toEqual(['judged', 1])
  })
})

test('a waybill has one lane, however it is spelled', () => {
  const waybillNo = nextWaybillNo()
  const spelled = [waybillNo, ` ${waybillNo.toLowerCase()} `, waybillNo.replace('HY', 'ＨＹ')]
  expect(new Set(spelled.map((one) => laneOf({ waybillNo: one }))).size).toBe(1)
  const lanes = Array.from({ length: 200 }, () => laneOf({ waybillNo: nextWaybillNo() }))
  expect(new Set(lanes).size).toBe(laneCount)
  for (const odd of [null, 7, 'x', {}, { waybillNo: {} }, { waybillNo: '' }]) expect(laneOf(odd)).toBe(0)
})
