import type { Ctx } from '@hongyan/kernel/context'
import { journeyStart, nextMobile, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { recordFeedback } from '../feedback/record-feedback.ts'
import { aShipmentOfBoth, aSomebody, everyRow, type Somebody } from '../own-data/testing/somebody.ts'
import { nameShipment } from '../shipments/name-shipment.ts'
import { carryOutRetention } from './carry-out-retention.ts'
import { retentionItems } from './due-queries.ts'

const day = 86_400_000
const nothing = Object.fromEntries(retentionItems.map((item) => [item, 0]))

withDatabases('what the retention leaves', (database) => {
  const clock = { now: journeyStart + 49 * 3_600_000 }
  const ctx = (changes: Partial<Ctx> = {}): Ctx =>
    testCtx(database(), { now: () => clock.now, actor: { kind: 'system', name: 'retention' }, ...changes })
  const visitor = () => ctx({ actor: { kind: 'visitor', sessionId: null, address: '192.0.2.9' } })
  const asCounts = (lines: readonly { item: string; count: number }[]) =>
    Object.fromEntries(lines.map(({ item, count }) => [item, count]))
  const run = async () => asCounts(await carryOutRetention(ctx()))
  const readAPaper = (id: string, given_at: number) =>
    database()
      .query.insertInto('paper_readers')
      .values({ id, mobile_mac: `mac of ${id}`, text_version: '2026-11', language: 'zh-CN', given_at })
      .execute()

  test('goes on until all is gone, and has what is deleted overwritten', async () => {
    const many = Array.from({ length: 401 }, (_, n) => ({
      ...{ id: `many ${n}`, path: '/', language: 'zh-CN', rating: 'poor' as const, text: '' },
      given_at: clock.now - 400 * day,
    }))
    await database().query.insertInto('feedback').values(many).execute()
    let forgotten = 0
    const db = {
      ...database(),
      forgetDeleted: async () => {
        forgotten += 1
      },
    }
    expect(asCounts(await carryOutRetention(ctx({ db }))).feedback).toBe(401)
    expect(forgotten).toBe(1)
  })

  /** What has lain still for years without having ended, or has ended but now: each is kept for one reason alone. */
  async function justWithin({ own, placed, accepted, subscriptionId }: Somebody) {
    const longAgo = clock.now - 4 * 366 * day
    const { query } = own.db
    await query.updateTable('shipments').set({ status_since: longAgo, has_proof: 1 }).execute()
    const shipments = query.updateTable('shipments').set({ status: 'delivered', status_since: clock.now })
    await shipments.where('order_no', '=', accepted).execute()
    const orders = query.updateTable('orders')
    await orders.set({ updated_at: longAgo }).where('number', '=', accepted).execute()
    await orders.set({ state: 'cancelled' }).where('number', '=', placed).execute()
    const asked = query.updateTable('subscriptions').set({ asked_at: clock.now - 3_600_000 })
    await asked.where('id', '=', subscriptionId).execute()
  }

  test('leaves everything of somebody as it is whose time has not come, beside somebody whose has', async () => {
    const [youngs, olds] = [nextMobile(), nextMobile()]
    const ofBoth = await aShipmentOfBoth(visitor(), youngs, olds)
    const young = await aSomebody(visitor(), youngs, ofBoth)
    await nameShipment(young.own, { number: ofBoth, nickname: '样例茶具' })
    await recordFeedback(visitor(), { path: '/', language: 'zh-CN', rating: 'poor', text: '' })
    await readAPaper('young', clock.now)
    await justWithin(young)
    const before = await everyRow(database())
    await readAPaper('old', clock.now - 4 * 366 * day)
    await database()
      .query.insertInto('feedback')
      .values({
        ...{ id: 'old', path: '/', language: 'zh-CN', rating: 'poor', text: '' },
        given_at: clock.now - 4 * 366 * day,
      })
      .execute()
    const old = await aSomebody(visitor(), olds, ofBoth)
    const longAgo = clock.now - 4 * 366 * day
    const { query } = database()
    const own = (old.own.actor as { customerId: string }).customerId
    const ended = { status: 'delivered', status_since: longAgo } as const
    const shipments = query.updateTable('shipments').set(ended)
    await shipments.where('waybill_no', '=', old.waybillNo).execute()
    await query
      .updateTable('orders')
      .set({ state: 'cancelled', updated_at: longAgo })
      .where('customer_id', '=', own)
      .execute()
    await query
      .updateTable('claims')
      .set({ state: 'refused', state_since: longAgo })
      .where('customer_id', '=', own)
      .execute()
    await query
      .updateTable('enquiries')
      .set({ updated_at: longAgo })
      .where('number', '=', old.enquiry.number)
      .execute()
    await query
      .updateTable('order_drafts')
      .set({ updated_at: longAgo })
      .where('customer_id', '=', own)
      .execute()
    await query
      .updateTable('webhook_events')
      .set({ created_at: longAgo })
      .where('webhook_id', '=', old.webhookId)
      .execute()
    await query
      .updateTable('company_invitations')
      .set({ expires_at: longAgo })
      .where('id', '=', old.invitationId)
      .execute()
    await nameShipment(old.own, { number: old.waybillNo, nickname: '旧的' })
    const removed = await run()
    expect(removed).toMatchObject({
      ...{ shipments: 1, orders: 2, nicknames: 1, 'delivery-changes': 1, claims: 1, enquiries: 1 },
      ...{ subscriptions: 1, drafts: 2, 'webhook-events': 1, invitations: 1, papers: 1, feedback: 1 },
    })
    const after = new Set(await everyRow(database()))
    expect(before.filter((row) => !after.has(row))).toEqual([])
    // Again, and nothing more goes.
    expect(await run()).toEqual(nothing)
  })
})
