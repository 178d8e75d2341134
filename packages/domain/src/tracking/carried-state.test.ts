import type { Db } from '@hongyan/db'
import {
  aJourney,
  anEvent,
  aPartner,
  aShipment,
  generatedJourneys,
  isoAt,
  journeyStart,
  nextWaybillNo,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IncomingEvent } from './incoming-event.ts'
import { ingestEvents } from './ingest-events.ts'
import { unknownStored, withMapping } from './testing/with-mapping.ts'

const now = journeyStart + 30 * 86_400_000

type Plan = {
  journey: { readonly waybillNo: string; readonly events: readonly IncomingEvent[] }
  order: readonly number[]
  cuts: number[]
}

const sendOn = (db: Db) => (events: readonly unknown[]) =>
  ingestEvents(withMapping(testCtx(db, { actor: aPartner, now: () => now }), unknownStored), { events })

/** What the row says of a shipment, with the state that the next scan goes on from. */
function rowOf(db: Db, waybillNo: string) {
  return db.query
    .selectFrom('shipments')
    .selectAll()
    .where('waybill_no', '=', waybillNo)
    .executeTakeFirstOrThrow()
}

withDatabases('the state that is carried forward', (database) => {
  test('is that of a whole rebuild, for any journey in any order and any batches', async () => {
    const db = database()
    const send = sendOn(db)
    const plan = generatedJourneys(now).chain((journey) =>
      fc.record<Plan>({
        journey: fc.constant(journey),
        // Most scans come in their order.
        order: fc.oneof(
          fc.constant([...journey.events.keys()]),
          fc.shuffledSubarray([...journey.events.keys()], { minLength: journey.events.length }),
        ),
        cuts: fc.array(fc.nat(journey.events.length), { maxLength: 4 }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(plan, async ({ journey, order, cuts }) => {
        const [first] = journey.events
        const sent = order.map((index): IncomingEvent => {
          const event = journey.events[index] ?? anEvent()
          return first?.shipment ? { ...event, shipment: first.shipment } : event
        })
        const bounds = [0, ...cuts.sort((a, b) => a - b), sent.length]
        for (const [at, from] of bounds.entries()) {
          const batch = sent.slice(from, bounds[at + 1] ?? from)
          if (batch.length > 0) await send(batch)
        }
        const carried = await rowOf(db, journey.waybillNo)
        // The same scan in any order, and no state to go on from.
        await db.query
          .updateTable('shipments')
          .set({ projection_state: null })
          .where('id', '=', carried.id)
          .execute()
        const again = anEvent({
          waybillNo: journey.waybillNo,
          code: 'eta_changed',
          at: new Date(now).toISOString(),
        })
        await send([again])
        const rebuilt = await rowOf(db, journey.waybillNo)
        await db.query.updateTable('shipments').set(carried).where('id', '=', carried.id).execute()
        await db.query.deleteFrom('shipment_scans').where('event_id', '=', again.eventId).execute()
        await send([again])
        expect(await rowOf(db, journey.waybillNo)).toEqual(rebuilt)
      }),
      { numRuns: 40 },
    )
  })

  const forget = (db: Db, events: readonly IncomingEvent[]) =>
    db.query
      .deleteFrom('shipment_scans')
      .where(
        'event_id',
        'in',
        events.map(({ eventId }) => eventId),
      )
      .execute()

  test('spares a scan that sorts last the reading of what was before; a late one reads all of it', async () => {
    const db = database()
    const send = sendOn(db)
    const waybillNo = nextWaybillNo()
    const package1 = `${waybillNo}-1-2-`
    const earlier = [
      anEvent({ waybillNo, shipment: aShipment({ pieces: 2 }) }),
      anEvent({ waybillNo, packageNo: package1, code: 'delivered', at: isoAt(40) }),
    ]
    await send(earlier)
    await forget(db, earlier)
    await send([anEvent({ waybillNo, code: 'out_for_delivery', at: isoAt(41) })])
    expect(await rowOf(db, waybillNo)).toMatchObject({ status: 'out_for_delivery', delivered_packages: 1 })
    await send([anEvent({ waybillNo, code: 'hub_arrived', at: isoAt(30) })])
    expect(await rowOf(db, waybillNo)).toMatchObject({
      delivered_packages: 0,
      registered_at: Date.parse(isoAt(30)),
    })
  })

  test.each<[string, object]>([
    ['of another version', { projection_state: '["0:old",0]' }],
    ['of a build that did not know of it', { updated_at: 1 }],
    ['of another destination', { destination_city: '440300' }],
    ['of other pieces', { pieces: 2 }],
    ['that is absent', { projection_state: null }],
  ])('is not gone on from where it is one %s', async (_why, changes) => {
    const db = database()
    const send = sendOn(db)
    const [first, ...rest] = aJourney({ last: 'out_for_delivery' })
    const waybillNo = first?.waybillNo ?? ''
    await send([first, ...rest])
    await forget(db, rest)
    await db.query.updateTable('shipments').set(changes).where('waybill_no', '=', waybillNo).execute()
    await send([anEvent({ waybillNo, code: 'temperature_logged', at: isoAt(90) })])
    expect((await rowOf(db, waybillNo)).status).toBe('registered')
  })
})
