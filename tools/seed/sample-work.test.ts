import { listEnquiries } from '@hongyan/domain/enquiries/list-enquiries'
import { registry } from '@hongyan/domain/registry'
import type { Ctx } from '@hongyan/kernel/context'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff } from '@hongyan/testing/staff'
import { expect, it } from 'vitest'
import { testMoment, testSettings } from '../../apps/site/server/testing/api-under-test.ts'
import { sampleAccounts } from '../identity-provider/sample-accounts.ts'
import { orderSampleShipments } from './order-sample-shipments.ts'
import { refreshSamples } from './refresh-samples.ts'
import { makeSampleContracts } from './sample-contracts.ts'
import { sampleInquiries } from './sample-inquiries.ts'
import { makeSampleOrders } from './sample-orders.ts'
import { makeSampleStaff } from './sample-staff.ts'
import { makeSampleWork } from './sample-work.ts'

const hour = 3_600_000
const sampleSender = sampleAccounts.find(({ monthly }) => monthly)

withDatabases('sample work', (database) => {
  const system = (now: number): Ctx => ({
    actor: { kind: 'system', name: 'test' },
    db: database(),
    now: () => now,
    requestId: 'test',
    registry,
    settings: testSettings,
  })
  const make = async (ctx: Ctx) => {
    await makeSampleContracts(ctx)
    await makeSampleStaff(ctx)
    await makeSampleWork(ctx)
    await makeSampleOrders(ctx)
  }
  const ordersIn = async (ctx: Ctx, state: string) =>
    (await ctx.db.query.selectFrom('orders').select('id').where('state', '=', state).execute()).length

  // In the night, in the morning, at noon and after the last collection, in China.
  it.each([3, 9, 12, 23])('is there for sales and branches at %i o’clock, once', async (hourInChina) => {
    const midnight = testMoment - ((testMoment + 8 * hour) % (24 * hour))
    const ctx = system(midnight + hourInChina * hour)
    await make(ctx)
    await make(ctx)
    const { ctx: manager } = await signInStaff(ctx)
    const filters = {
      group: 'all',
      assignee: null,
      from: null,
      until: null,
      text: '',
      sort: 'newest',
    } as const
    const { rows } = await listEnquiries(manager, { ...filters, after: null, limit: 100 })
    expect(rows.map(({ details }) => details?.company_name)).toEqual(
      sampleInquiries.toSorted((a, b) => a.ago - b.ago).map(({ company }) => company),
    )
    expect(rows.every(({ spam }) => spam.length === 0)).toBe(true)
    const worked = rows.filter(({ assignee }) => assignee !== null)
    expect(worked).toHaveLength(sampleInquiries.filter(({ done }) => done !== undefined).length)
    expect([await ordersIn(ctx, 'placed'), await ordersIn(ctx, 'accepted')]).toEqual([3, 1])
  })

  it('has ordered every documented shipment that it sends', async () => {
    const ctx = system(testMoment)
    await makeSampleContracts(ctx)
    await orderSampleShipments(ctx)
    await refreshSamples(ctx)
    const sent = await ctx.db.query
      .selectFrom('shipments')
      .innerJoin('shipment_parties', 'shipment_parties.shipment_id', 'shipments.id')
      .leftJoin('orders', 'orders.number', 'shipments.order_no')
      .select('orders.state')
      .where('role', '=', 'sender')
      .where('name', '=', sampleSender?.name ?? '')
      .where('waybill_no', 'like', 'HY6601%')
      .execute()
    expect(sent.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'accepted'))
  })
})
