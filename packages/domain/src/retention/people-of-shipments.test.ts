import type { Ctx } from '@hongyan/kernel/context'
import {
  aJourney,
  anEvent,
  aPartner,
  aPicture,
  aShipment,
  journeyStart,
  nextWaybillNo,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { carryOutRetention } from './carry-out-retention.ts'
import { dueQueries } from './due-queries.ts'

const day = 86_400_000

withDatabases('people of shipments that ended long ago', (database) => {
  const clock = { now: journeyStart + 49 * 3_600_000 }
  const ctx = (): Ctx => testCtx(database(), { now: () => clock.now, actor: aPartner })
  const removed = async () =>
    (await carryOutRetention(ctx())).find(({ item }) => item === 'shipments')?.count ?? null
  const partiesOf = async (waybillNo: string) =>
    database()
      .query.selectFrom('shipment_parties')
      .innerJoin('shipments', 'shipments.id', 'shipment_parties.shipment_id')
      .select('role')
      .where('waybill_no', '=', waybillNo)
      .execute()

  test('go once, and again where somebody names them or sends a proof after their time', async () => {
    const [told, proved] = [nextWaybillNo(), nextWaybillNo()]
    for (const waybillNo of [told, proved])
      await ingestEvents(ctx(), { events: aJourney({ waybillNo, last: 'delivered' }) })
    clock.now += 1097 * day
    expect(await removed()).toBe(2)
    expect(await removed()).toBe(0)

    const at = new Date(clock.now - day).toISOString()
    const late = { code: 'temperature_logged', at, cityCode: '110100' } as const
    const proof = { mediaType: 'image/png', base64: aPicture, signedBy: 'receiver' } as const
    await ingestEvents(ctx(), {
      events: [
        anEvent({ ...late, waybillNo: told, shipment: aShipment() }),
        anEvent({ ...late, waybillNo: proved, code: 'delivered', proof }),
      ],
    })
    expect(await partiesOf(told)).toHaveLength(2)
    expect(await removed()).toBe(2)
    expect(await partiesOf(told)).toEqual([])
    expect(await database().query.selectFrom('shipment_proofs').select('id').execute()).toEqual([])
    expect(await removed()).toBe(0)
  })

  test('are found by an index that holds none of those whose people are gone', async () => {
    const db = database()
    const query = dueQueries.shipments(db.query, ctx()).compile()
    const plan = await db.transaction(async (trx) => {
      // A small table is read whole unless told otherwise; the question is whether the index could serve.
      if (db.engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx)
      const explain = db.engine === 'sqlite' ? 'explain query plan' : 'explain'
      return (await trx.executeQuery({ ...query, sql: `${explain} ${query.sql}` })).rows
    })
    expect(JSON.stringify(plan)).toMatch(/shipments_with_people/)
  })
})
