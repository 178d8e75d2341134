import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import {
  aCustomer,
  anEvent,
  aPartner,
  aPlacedOrder,
  aStaff,
  aWebhook,
  testCtx,
  testSettings,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { createSession } from '../accounts/create-session.ts'
import { endOwnSessions } from '../accounts/end-own-sessions.ts'
import { findSession } from '../accounts/find-session.ts'
import { listSessions } from '../accounts/list-sessions.ts'
import { addAddress } from '../address-book/add-address.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { fileClaim } from '../claims/file-claim.ts'
import { transitionClaim } from '../claims/transition-claim.ts'
import { createApiKey } from '../merchants/create-api-key.ts'
import { testWebhook } from '../merchants/test-webhook.ts'
import { acceptOrder } from '../orders/accept-order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { saveOrderDraft } from '../orders/save-order-draft.ts'
import { changeDelivery } from '../shipments/change-delivery.ts'
import { nameShipment } from '../shipments/name-shipment.ts'
import { subscribe } from '../subscriptions/subscribe.ts'
import { subscriptionMoments } from '../subscriptions/subscription-rules.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { countHoldings } from './count-holdings.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { showShipment } from './show-shipment.ts'

const { idleMs } = testSettings.accounts
let people = 0

withDatabases('what an account holds', (database) => {
  /** Somebody new who is signed in on one device, as the context of a call. */
  async function signedIn() {
    people += 1
    const clock = { now: testCtx(database()).now() + people }
    const open = (device: string | null = null) => {
      const subject = `holder ${people}`
      const identity = {
        issuer: 'https://id.example',
        subject,
        name: '欧阳样例',
        phone: null,
        providerSession: null,
        idToken: null,
      }
      return createSession(testCtx(database(), { now: () => clock.now }), {
        identity,
        replaced: null,
        device,
      })
    }
    const { secret, accountId } = await open('Chrome, Windows')
    const own: Ctx = testCtx(database(), { now: () => clock.now, actor: aCustomer(accountId) })
    return { clock, open, secret, accountId, own }
  }

  const visitor = () => testCtx(database())

  /** Everything there can be: an address, a draft, an order, a subscription. */
  async function fill(own: Ctx) {
    await addAddress(own, { name: '林样本', phone: '13800001357', areaCode: '440305', detail: '示例路 8 号' })
    await saveOrderDraft(own, { id: randomUUID(), content: { note: '样例' } })
    const { number } = await aPlacedOrder(own)
    const waybills = await acceptOrder({ ...own, actor: aStaff }, { number, waybills: null })
    const row = await database()
      .query.selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .select('waybill_no')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow()
    await subscribe(own, {
      number: row.waybill_no,
      channel: 'mail',
      address: `holder${people}@mail.example`,
      code: null,
      moments: subscriptionMoments,
      locale: 'zh-CN',
    })
    return { number, waybills }
  }

  const scan = (own: Ctx, waybillNo: string, code: 'picked_up' | 'delivered') =>
    ingestEvents(
      { ...own, actor: aPartner },
      { events: [anEvent({ waybillNo, code, at: isoUtc(own.now()), cityCode: '440300' })] },
    )

  /** A shipment of somebody's order that has been picked up, with a nickname, another delivery and a claim. */
  async function askOfShipment(own: Ctx) {
    const { number } = await aPlacedOrder(own)
    await acceptOrder({ ...own, actor: aStaff }, { number, waybills: null })
    const { waybill_no: waybillNo } = await database()
      .query.selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .select('waybill_no')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow()
    await scan(own, waybillNo, 'picked_up')
    await nameShipment(own, { number: waybillNo, nickname: '样例茶具' })
    const at = { number: waybillNo, network: sampleNetwork() }
    const { days } = await showShipment(own, at)
    await changeDelivery(own, { ...at, wish: { choice: 'another-day', day: days[0] } })
    const claim = await fileClaim(own, {
      number: waybillNo,
      claim: { kind: 'damaged', amount: 12_800, story: '箱角压坏' },
      locale: 'zh-CN',
      idempotencyKey: `own-data-${people}`,
    })
    return { number, waybillNo, claim: claim.number }
  }

  const none = {
    addresses: 0,
    orders: 0,
    drafts: 0,
    subscriptions: 0,
    nicknames: 0,
    deliveryChanges: 0,
    claims: 0,
    apiKeys: 0,
    webhooks: 0,
    underWay: 0,
    openClaims: 0,
    companyOrders: 0,
    peopleLeft: 0,
    companyUnderWay: 0,
  }
  const whole = { ...none, addresses: 1, orders: 1, drafts: 1, subscriptions: 1, underWay: 1 }

  test('is counted and exported whole, and nobody else’s', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const { number } = await fill(one.own)
    expect(await countHoldings(one.own)).toEqual(whole)
    expect(await countHoldings(two.own)).toEqual(none)
    const file = await exportAccount(one.own)
    expect(file).toMatchObject({
      account: { id: one.accountId, name: '欧阳样例' },
      sessions: [{ device: 'Chrome, Windows' }],
      addresses: [{ name: '林样本', phone: '13800001357' }],
      orders: [{ number, sender: { name: '林样本' } }],
      drafts: [{ content: { note: '样例' } }],
      subscriptions: [{ channel: 'mail', confirmed: false }],
    })
    expect(await exportAccount(two.own)).toMatchObject({
      addresses: [],
      orders: [],
      drafts: [],
      subscriptions: [],
    })
  })

  test('is deleted once nothing is under way; orders stay, as nobody’s', async () => {
    const { own, accountId, secret } = await signedIn()
    const other = await signedIn()
    await fill(other.own)
    const { number } = await fill(own)
    await expect(deleteAccount(own, { sessionId: null })).rejects.toMatchObject({ code: 'conflict' })
    expect(await countHoldings(own)).toEqual(whole)
    await cancelOrder(own, { number, token: null })
    expect(await deleteAccount(own, { sessionId: null })).toEqual({ ordersKept: 1, idToken: null })
    expect(await countHoldings(own)).toEqual(none)
    expect(await findSession(visitor(), { secret, inUse: true })).toBeNull()
    const order = await database()
      .query.selectFrom('orders')
      .select(['id', 'customer_id', 'idempotency_key', 'total_fen'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(order.customer_id).toBeNull()
    expect(order.idempotency_key).toBe(order.id)
    const left = await database()
      .query.selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .execute()
    expect(left).toEqual([])
    expect(await countHoldings(other.own)).toEqual(whole)
  })

  test('what was asked of a shipment is held too; an open claim keeps the account', async () => {
    const { own } = await signedIn()
    const { waybillNo, claim } = await askOfShipment(own)
    const asked = { ...none, orders: 1, nicknames: 1, deliveryChanges: 1, claims: 1 }
    expect(await countHoldings(own)).toEqual({ ...asked, underWay: 1, openClaims: 1 })
    expect(await exportAccount(own)).toMatchObject({
      nicknames: [{ waybillNo, nickname: '样例茶具' }],
      deliveryChanges: [{ waybillNo, wish: { choice: 'another-day' } }],
      claims: [{ number: claim, story: '箱角压坏', files: [] }],
    })

    await scan(own, waybillNo, 'delivered')
    expect(await countHoldings(own)).toEqual({ ...asked, openClaims: 1 })
    await expect(deleteAccount(own, { sessionId: null })).rejects.toMatchObject({ code: 'conflict' })
    await transitionClaim(own, { number: claim, move: { step: 'withdraw' } })
    expect(await deleteAccount(own, { sessionId: null })).toEqual({ ordersKept: 1, idToken: null })
    expect(await countHoldings(own)).toEqual(none)
    const kept = await database()
      .query.selectFrom('claims')
      .select(['customer_id', 'idempotency_key', 'amount_fen'])
      .where('number', '=', claim)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ customer_id: '' })
    expect(kept.idempotency_key).not.toContain('own-data')
    expect(Number(kept.amount_fen)).toBe(12_800)
  })

  /** A key, and a webhook with an event that waits in the outbox and one attempt to tell it. */
  async function connect(own: Ctx) {
    const { secret } = await createApiKey(own, {
      name: '样例商城',
      scopes: ['quotes', 'labels'],
      requestKey: 'own-data',
    })
    const { webhook, secret: signing } = await aWebhook(own, 'https://erp.example.com/hooks', ['orders'])
    const event = await testWebhook(own, { id: webhook.id })
    const attempt = { id: event, event_id: event, at: own.now(), took_ms: 1 }
    await database()
      .query.insertInto('webhook_attempts')
      .values({ ...attempt, status: 500, answer: 'no', problem: null })
      .execute()
    return { secret, signing, webhookId: webhook.id, event }
  }

  /** How many rows of each table belong to a webhook. */
  async function rowsOf({ webhookId, event }: { readonly webhookId: string; readonly event: string }) {
    const { query } = database()
    const found = await Promise.all([
      query.selectFrom('webhooks').select('id').where('id', '=', webhookId).execute(),
      query.selectFrom('webhook_events').select('id').where('webhook_id', '=', webhookId).execute(),
      query.selectFrom('webhook_attempts').select('id').where('event_id', '=', event).execute(),
      query.selectFrom('outbox').select('id').where('receiver', '=', webhookId).execute(),
    ])
    return found.map((rows) => rows.length)
  }

  test('API keys and webhooks are held too, without what opens them, and go with all that waits', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const [mine, others] = [await connect(one.own), await connect(two.own)]
    const connected = { ...none, apiKeys: 1, webhooks: 1 }
    expect(await countHoldings(one.own)).toEqual(connected)
    const file = await exportAccount(one.own)
    expect(file).toMatchObject({
      apiKeys: [
        { name: '样例商城', scopes: ['quotes', 'labels'], shownPart: mine.secret.slice(0, 13), usedAt: null },
      ],
      webhooks: [{ url: 'https://erp.example.com/hooks', topics: ['orders'], state: 'on' }],
    })
    const text = JSON.stringify(file)
    expect(text).not.toContain(mine.secret)
    expect(text).not.toContain(mine.signing)
    expect(text).not.toContain('digest')

    expect(await rowsOf(mine)).toEqual([1, 1, 1, 1])
    await deleteAccount(one.own, { sessionId: null })
    expect(await countHoldings(one.own)).toEqual(none)
    expect(await rowsOf(mine)).toEqual([0, 0, 0, 0])
    expect(await rowsOf(others)).toEqual([1, 1, 1, 1])
    expect(await countHoldings(two.own)).toEqual(connected)
  })

  test('an account that is not deleted keeps its keys, webhooks and what waits for them', async () => {
    const { own } = await signedIn()
    const mine = await connect(own)
    await aPlacedOrder(own)
    const held = await countHoldings(own)
    const rows = await rowsOf(mine)
    await expect(deleteAccount(own, { sessionId: null })).rejects.toMatchObject({ code: 'conflict' })
    expect(await countHoldings(own)).toEqual(held)
    expect(held).toMatchObject({ apiKeys: 1, webhooks: 1, underWay: 1 })
    expect(await rowsOf(mine)).toEqual(rows)
  })

  describe('sessions', () => {
    test('are listed with their device, without those that have ended', async () => {
      const { own, open, clock } = await signedIn()
      clock.now += 60_000
      await open('Safari, iPhone')
      expect((await listSessions(own)).map(({ device }) => device)).toEqual([
        'Safari, iPhone',
        'Chrome, Windows',
      ])
      clock.now += idleMs - 60_000
      expect((await listSessions(own)).map(({ device }) => device)).toEqual(['Safari, iPhone'])
    })

    test('end one by one, and never somebody else’s', async () => {
      const [one, two] = [await signedIn(), await signedIn()]
      const [session] = await listSessions(one.own)
      const id = session?.id ?? ''
      await expect(endOwnSessions(two.own, { id })).rejects.toMatchObject({ code: 'not-found' })
      expect(await endOwnSessions(one.own, { id })).toBe(1)
      await expect(endOwnSessions(one.own, { id })).rejects.toMatchObject({ code: 'not-found' })
      expect(await listSessions(two.own)).toHaveLength(1)
    })

    test('end everywhere at once', async () => {
      const { own, open, secret } = await signedIn()
      await open()
      expect(await endOwnSessions(own, { id: 'all' })).toBe(2)
      expect(await findSession(own, { secret, inUse: false })).toBeNull()
      expect(await endOwnSessions(own, { id: 'all' })).toBe(0)
    })
  })

  test('is told to nobody who is not signed in', async () => {
    const ctx = visitor()
    for (const work of [
      () => countHoldings(ctx),
      () => exportAccount(ctx),
      () => deleteAccount(ctx, { sessionId: null }),
      () => listSessions(ctx),
      () => endOwnSessions(ctx, { id: 'all' }),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'sign-in-needed' })
    }
  })
})
