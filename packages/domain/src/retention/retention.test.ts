import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { retainedSince } from '@hongyan/kernel/retention-period'
import {
  aCompany,
  aJourney,
  anAccountHolder,
  anEvent,
  aPicture,
  aPlacedOrder,
  aStaff,
  aStoredEnquiry,
  aWebhook,
  isoAt,
  journeyStart,
  nextWaybillNo,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { sampleNetwork } from '../branches/sample-network.ts'
import { addClaimFile } from '../claims/add-claim-file.ts'
import { aPng } from '../claims/claim-files.fixture.ts'
import { fileClaim } from '../claims/file-claim.ts'
import { transitionClaim } from '../claims/transition-claim.ts'
import { recordFeedback } from '../feedback/record-feedback.ts'
import { testWebhook } from '../merchants/test-webhook.ts'
import { acceptOrder } from '../orders/accept-order.ts'
import { listOrderDrafts } from '../orders/list-order-drafts.ts'
import { saveOrderDraft } from '../orders/save-order-draft.ts'
import { showShipment } from '../own-data/show-shipment.ts'
import { changeDelivery } from '../shipments/change-delivery.ts'
import { nameShipment } from '../shipments/name-shipment.ts'
import { subscribe } from '../subscriptions/subscribe.ts'
import { subscriptionMoments } from '../subscriptions/subscription-rules.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { acquireRetentionLock } from './acquire-retention-lock.ts'
import { carryOutRetention, planRetention } from './carry-out-retention.ts'

const day = 86_400_000
const nothing = {
  shipments: 0,
  orders: 0,
  nicknames: 0,
  'delivery-changes': 0,
  claims: 0,
  enquiries: 0,
  papers: 0,
  feedback: 0,
  subscriptions: 0,
  'subscriptions-not-confirmed': 0,
  drafts: 0,
  'webhook-events': 0,
  invitations: 0,
}

describe('how long something is kept', () => {
  const at = (iso: string) => Date.parse(iso)
  test.each([
    [{ unit: 'years', count: 3 }, '2026-11-21T04:00:00Z', '2023-11-21T04:00:00Z'],
    [{ unit: 'years', count: 1 }, '2028-02-29T04:00:00Z', '2027-02-28T04:00:00Z'],
    [{ unit: 'months', count: 6 }, '2026-08-31T04:00:00Z', '2026-02-28T04:00:00Z'],
    [{ unit: 'days', count: 30 }, '2026-03-15T04:00:00Z', '2026-02-13T04:00:00Z'],
  ] as const)('%j before %s is %s', (period, now, since) => {
    expect(retainedSince(period, at(now))).toBe(at(since))
  })

  test('is never shorter than said, and longer only by the days a month lacks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 24 }), (now, count) => {
        const kept = now - retainedSince({ unit: 'months', count }, now)
        expect(kept).toBeGreaterThanOrEqual(count * 28 * day)
        expect(kept).toBeLessThanOrEqual(count * 31 * day + 3 * day)
      }),
    )
  })
})

withDatabases('retention', (database) => {
  const clock = { now: 0 }
  beforeEach(() => {
    clock.now = journeyStart + 49 * 3_600_000
  })
  const ctx = (changes: Partial<Ctx> = {}): Ctx =>
    testCtx(database(), { now: () => clock.now, actor: { kind: 'system', name: 'retention' }, ...changes })
  const partner = () => ctx({ actor: { kind: 'partner', keyId: 'tms' } })
  const visitor = () => ctx({ actor: { kind: 'visitor', sessionId: null, address: '192.0.2.9' } })
  const asCounts = (lines: readonly { item: string; count: number }[]) =>
    Object.fromEntries(lines.map(({ item, count }) => [item, count]))
  const due = async () => asCounts(await planRetention(ctx()))
  const run = async () => asCounts(await carryOutRetention(ctx()))
  const countOf = async (
    table: 'shipment_parties' | 'shipment_proofs' | 'order_details' | 'enquiry_details',
  ) => (await database().query.selectFrom(table).selectAll().execute()).length

  test('is broken off between two steps, and taken up by the next run', async () => {
    await recordFeedback(visitor(), { path: '/', language: 'zh-CN', rating: 'good', text: '' })
    clock.now += 400 * day
    expect(asCounts(await carryOutRetention(ctx(), AbortSignal.abort()))).toEqual(nothing)
    expect((await run()).feedback).toBeGreaterThan(0)
  })

  test('a draft goes thirty days after it was last typed in', async () => {
    const own = ctx({ actor: await anAccountHolder(visitor()) })
    const id = randomUUID()
    await saveOrderDraft(own, { id, content: { note: '样例' } })
    clock.now += 29 * day
    await saveOrderDraft(own, { id, content: { note: '样例 2' } })
    clock.now += 30 * day
    expect(await due()).toEqual(nothing)
    clock.now += 1
    expect(await due()).toEqual({ ...nothing, drafts: 1 })
    expect(await run()).toEqual({ ...nothing, drafts: 1 })
    expect(await listOrderDrafts(own)).toEqual([])
  })

  test('what webhooks were told goes with its attempts, and with what waits in the outbox', async () => {
    const own = ctx({ actor: await anAccountHolder(visitor()) })
    const { webhook } = await aWebhook(own)
    const event_id = await testWebhook(own, webhook)
    const attempt = {
      id: event_id,
      event_id,
      at: clock.now,
      took_ms: 1,
      status: 500,
      answer: '',
      problem: null,
    }
    await database().query.insertInto('webhook_attempts').values(attempt).execute()
    clock.now += 30 * day
    expect(await due()).toEqual(nothing)
    clock.now += 1
    expect(await run()).toEqual({ ...nothing, 'webhook-events': 1 })
    const { query } = database()
    for (const table of ['webhook_events', 'webhook_attempts'] as const)
      expect(await query.selectFrom(table).select('id').execute()).toEqual([])
    expect(
      await query.selectFrom('outbox').select('id').where('receiver', '=', webhook.id).execute(),
    ).toEqual([])
  })

  test('removes each kind when its time has come and not before, and is through with it', async () => {
    const waybillNo = nextWaybillNo()
    await ingestEvents(partner(), { events: aJourney({ waybillNo, last: 'branch_arrived' }) })
    const follow = (channel: 'mail' | 'feed') =>
      subscribe(visitor(), {
        number: waybillNo,
        channel,
        address: channel === 'mail' ? 'reader@mail.example' : '',
        code: null,
        moments: subscriptionMoments,
        locale: 'zh-CN',
      })
    await follow('mail')
    await follow('feed')
    const proof = { mediaType: 'image/png' as const, base64: aPicture, signedBy: 'receiver' as const }
    await ingestEvents(partner(), {
      events: [anEvent({ waybillNo, code: 'delivered', at: isoAt(48.2), cityCode: '110100', proof })],
    })
    const delivered = Date.parse(isoAt(48.2))
    const order = await aPlacedOrder(ctx({ actor: await anAccountHolder(visitor()) }))
    await acceptOrder(ctx({ actor: aStaff }), { number: order.number, waybills: null })
    await aStoredEnquiry(visitor())
    const keyed = database().query.selectFrom('outbox').select('id').where('ordering_key', 'is not', null)
    expect((await keyed.execute()).length).toBeGreaterThan(0)
    await recordFeedback(visitor(), { path: '/', language: 'zh-CN', rating: 'good', text: '' })
    const begun = clock.now
    expect(await due()).toEqual(nothing)

    clock.now = begun + 49 * 3_600_000
    expect(await run()).toEqual({ ...nothing, 'subscriptions-not-confirmed': 1 })
    clock.now = delivered + 30 * day
    expect(await due()).toEqual(nothing)
    clock.now += 1
    expect(await due()).toEqual({ ...nothing, subscriptions: 1 })
    expect(await run()).toEqual({ ...nothing, subscriptions: 1 })
    const addresses = await database().query.selectFrom('subscribers').selectAll().execute()
    expect(addresses).toEqual([])

    clock.now = begun + 366 * day
    expect(await run()).toEqual({ ...nothing, feedback: 1 })
    clock.now = begun + 732 * day
    expect(await run()).toEqual({ ...nothing, enquiries: 1 })
    expect(await countOf('enquiry_details')).toBe(0)
    // A keyed digest of a company is as good as its name to whoever has the key.
    const marks = await database()
      .query.selectFrom('enquiries')
      .innerJoin('outbox', 'outbox.aggregate', 'enquiries.id')
      .select(['content_mac', 'spam_reasons', 'ordering_key', 'outbox.target'])
      .execute()
    expect(marks.length).toBeGreaterThan(1)
    for (const mark of marks)
      expect(mark).toMatchObject({ content_mac: '', spam_reasons: null, ordering_key: null })

    // The order's own shipment has not arrived: its people are still needed.
    clock.now = begun + 1097 * day
    expect(await due()).toEqual({ ...nothing, shipments: 1 })
    expect(await run()).toEqual({ ...nothing, shipments: 1 })
    expect(await countOf('shipment_proofs')).toBe(0)
    const { id: shipment, has_proof } = await database()
      .query.selectFrom('shipments')
      .select(['id', 'has_proof'])
      .where('waybill_no', '=', waybillNo)
      .executeTakeFirstOrThrow()
    expect(has_proof).toBe(0)
    const parties = database().query.selectFrom('shipment_parties').selectAll()
    expect(await parties.where('shipment_id', '=', shipment).execute()).toEqual([])
    expect(await countOf('order_details')).toBe(1)
    expect(await run()).toEqual(nothing)
  })

  test('an order that came to nothing, or whose shipments have arrived, names nobody after its time', async () => {
    await aCompany(visitor())
    const { id: companyId } = await database()
      .query.selectFrom('companies')
      .select('id')
      .executeTakeFirstOrThrow()
    const settled = async (state: 'cancelled' | 'accepted') => {
      const { number } = await aPlacedOrder(ctx({ actor: await anAccountHolder(visitor()) }))
      if (state === 'accepted') await acceptOrder(ctx({ actor: aStaff }), { number, waybills: null })
      const set = state === 'accepted' ? {} : { state }
      await database()
        .query.updateTable('orders')
        .set({ ...set, updated_at: clock.now, placed_by: 'a member', company_id: companyId })
        .where('number', '=', number)
        .execute()
      const rows = await database()
        .query.selectFrom('order_waybills')
        .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
        .select('waybill_no')
        .where('orders.number', '=', number)
        .execute()
      await database()
        .query.updateTable('shipments')
        .set({ status: 'delivered', status_since: clock.now })
        .where('waybill_no', 'in', [...rows.map(({ waybill_no }) => waybill_no), 'none'])
        .execute()
      return number
    }
    const numbers = [await settled('cancelled'), await settled('accepted')]
    clock.now += 1097 * day
    const removed = await run()
    expect(removed.orders).toBe(2)
    const rows = await database()
      .query.selectFrom('orders')
      .leftJoin('order_details', 'order_details.order_id', 'orders.id')
      .select([
        'orders.id',
        'orders.customer_id',
        'orders.company_id',
        'orders.placed_by',
        'orders.content_mac',
        'orders.idempotency_key',
        'orders.total_fen',
        'order_details.sender_name',
      ])
      .where('orders.number', 'in', numbers)
      .execute()
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(row).toMatchObject({
        customer_id: null,
        company_id: null,
        placed_by: null,
        content_mac: '',
        idempotency_key: row.id,
        sender_name: null,
      })
      expect(Number(row.total_fen)).toBeGreaterThan(0)
    }
  })

  test('what was asked of a shipment goes with its people, a claim as long after it was settled', async () => {
    const own = ctx({ actor: await anAccountHolder(visitor()) })
    const { number } = await aPlacedOrder(own)
    await acceptOrder(ctx({ actor: aStaff }), { number, waybills: null })
    const { waybill_no: waybillNo } = await database()
      .query.selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .select('waybill_no')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow()
    const scan = (code: 'picked_up' | 'delivered') =>
      ingestEvents(partner(), {
        events: [anEvent({ waybillNo, code, at: isoUtc(clock.now), cityCode: '110100' })],
      })
    await scan('picked_up')
    await nameShipment(own, { number: waybillNo, nickname: '样例茶具' })
    const at = { number: waybillNo, network: sampleNetwork() }
    const { days } = await showShipment(own, at)
    await changeDelivery(own, { ...at, wish: { choice: 'another-day', day: days[0] } })
    const claim = await fileClaim(own, {
      number: waybillNo,
      claim: { kind: 'damaged', amount: 12_800, story: '箱角压坏' },
      locale: 'zh-CN',
      idempotencyKey: 'retention-key',
    })
    await addClaimFile(own, { number: claim.number, name: 'box.png', bytes: aPng() })
    await scan('delivered')
    clock.now += 1097 * day
    const asked = { nicknames: 1, 'delivery-changes': 1, orders: 1 }
    expect(await run()).toMatchObject({ ...asked, claims: 0 })
    expect(await run()).toMatchObject({ nicknames: 0, 'delivery-changes': 0, claims: 0 })

    await transitionClaim(ctx({ actor: aStaff }), {
      number: claim.number,
      move: { step: 'grant', amountFen: 9_900 },
    })
    clock.now += 1095 * day
    expect(await due()).toMatchObject({ claims: 0 })
    clock.now += 2 * day
    expect(await run()).toMatchObject({ claims: 1 })
    expect(await run()).toMatchObject({ claims: 0 })
    const rows = await database().query.selectFrom('claims').selectAll().where('id', '=', claim.id).execute()
    expect(rows).toMatchObject([
      { story: '', content_mac: '', customer_id: '', idempotency_key: claim.id, state: 'granted' },
    ])
    expect(await database().query.selectFrom('claim_files').select('id').execute()).toEqual([])
  })

  test('is one process’s turn on a day in China', async () => {
    clock.now = Date.UTC(2030, 0, 1, 19)
    const turns = await Promise.all(Array.from({ length: 4 }, () => acquireRetentionLock(ctx())))
    expect(turns.filter(Boolean)).toHaveLength(1)
    clock.now += day
    expect(await acquireRetentionLock(ctx())).toBe(true)
  })
})
