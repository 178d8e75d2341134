import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import {
  aCustomer,
  aJourney,
  anEvent,
  aPartner,
  aPlacedOrder,
  aStaff,
  aWebhook,
  nextWaybillNo,
  testCtx,
} from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { createSession } from '../accounts/create-session.ts'
import { fileClaim } from '../claims/file-claim.ts'
import { transitionClaim } from '../claims/transition-claim.ts'
import { changeWebhook } from '../merchants/change-webhook.ts'
import { acceptOrder } from '../orders/accept-order.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { refuseOrder } from '../orders/refuse-order.ts'
import { ingestEvents } from '../tracking/ingest-events.ts'
import { listTasks } from './list-tasks.ts'

const hour = 3_600_000
const day = 24 * hour
let people = 0

withDatabases('what an account has to see to', (database) => {
  async function signedIn() {
    people += 1
    const phone = `13700${String(people).padStart(6, '0')}`
    const clock = { now: testCtx(database()).now() }
    const identity = {
      issuer: 'https://id.example',
      subject: `tasks ${people}`,
      name: null,
      phone: `+86${phone}`,
      providerSession: null,
      idToken: null,
    }
    const { accountId } = await createSession(testCtx(database()), { identity, replaced: null, device: null })
    const own: Ctx = testCtx(database(), { now: () => clock.now, actor: aCustomer(accountId) })
    const as = (actor: Ctx['actor']): Ctx => ({ ...own, actor })
    const kinds = async () => (await listTasks(own)).map((task) => task.kind)
    return { own, as, clock, phone, kinds }
  }

  /** The window in which an order is to be handed over, ms UTC. */
  const pickupOf = (number: string) =>
    database()
      .query.selectFrom('orders')
      .select(['pickup_from as from', 'pickup_until as until'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()

  test('is nothing where there is nothing to do, and asked by nobody else', async () => {
    const { kinds } = await signedIn()
    expect(await kinds()).toEqual([])
    await expect(listTasks(testCtx(database()))).rejects.toMatchObject({ code: 'sign-in-needed' })
  })

  test('goods are handed over on their day until they are, and are spoken of for a week', async () => {
    const { own, as, clock, kinds } = await signedIn()
    const other = await signedIn()
    const { number } = await aPlacedOrder(own)
    const { from, until } = await pickupOf(number)
    const midnight = Date.parse(`${isoUtc(Number(from) + 8 * hour).slice(0, 10)}T00:00:00+08:00`)
    clock.now = midnight - 1
    expect(await kinds()).toEqual([])
    clock.now = midnight
    expect(await listTasks(own)).toMatchObject([
      { kind: 'hand-over', late: false, order: { order: { number } } },
    ])
    expect(await other.kinds()).toEqual([])
    clock.now = Number(until)
    expect(await listTasks(own)).toMatchObject([{ kind: 'hand-over', late: true }])
    clock.now += 7 * day - 1
    expect(await kinds()).toEqual(['hand-over'])
    clock.now += 1
    expect(await kinds()).toEqual([])

    clock.now = Number(from)
    await acceptOrder(as(aStaff), { number, waybills: null })
    expect(await kinds()).toEqual(['hand-over'])
    const { waybill_no: waybillNo } = await database()
      .query.selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .select('waybill_no')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow()
    const scan = anEvent({ waybillNo, code: 'picked_up', at: isoUtc(clock.now), cityCode: '440300' })
    await ingestEvents(as(aPartner), { events: [scan] })
    expect(await kinds()).toEqual([])
  })

  test('an order that was canceled is none, one that was refused is for three days', async () => {
    const { own, as, clock, kinds } = await signedIn()
    const [canceled, refused] = [await aPlacedOrder(own), await aPlacedOrder(own)]
    await cancelOrder(own, { number: canceled.number, token: null })
    await refuseOrder(as(aStaff), { number: refused.number, reason: 'no-capacity' })
    expect(await listTasks(own)).toMatchObject([
      { kind: 'refused', order: { order: { number: refused.number, state: { reason: 'no-capacity' } } } },
    ])
    clock.now += 3 * day
    expect(await kinds()).toEqual([])
  })

  test('a webhook whose secret is lost, while it is on', async () => {
    const { own, kinds } = await signedIn()
    const { webhook } = await aWebhook(own)
    expect(await kinds()).toEqual([])
    const settings = { ...own.settings, linkKey: new Uint8Array(32).fill(9) }
    const later = { ...own, settings }
    expect(await listTasks(later)).toMatchObject([{ kind: 'secret', webhook: { id: webhook.id } }])
    await changeWebhook(later, { id: webhook.id, state: 'off', judge: async () => null })
    expect(await listTasks(later)).toEqual([])
  })

  test('a shipment that waits for its receiver comes first, and a claim that wants proof', async () => {
    const { own, as, clock, phone, kinds } = await signedIn()
    const [waybillNo, moving] = [nextWaybillNo(), nextWaybillNo()]
    const party = (name: string, mobile: string) => ({
      name,
      phone: mobile,
      address: '北京市朝阳区示例北街16号',
    })
    const shipment = { sender: party('周样章', '13911113333'), receiver: party('林样本', phone) }
    const events = aJourney({ waybillNo, last: 'out_for_delivery', shipment })
    const attempt = anEvent({ waybillNo, code: 'attempt_failed', at: isoUtc(clock.now), cityCode: '110100' })
    await ingestEvents(as(aPartner), {
      events: [...events, attempt, ...aJourney({ waybillNo: moving, last: 'hub_arrived', shipment })],
    })
    const claim = await fileClaim(own, {
      number: waybillNo,
      claim: { kind: 'damaged', amount: 100, story: '箱角压坏' },
      locale: 'zh-CN',
      idempotencyKey: `tasks-${people}`,
    })
    expect(await listTasks(own)).toMatchObject([
      { kind: 'shipment', shipment: { shipment: { waybillNo } }, action: { kind: 'choose-delivery' } },
    ])
    await transitionClaim(as(aStaff), { number: claim.number, move: { step: 'ask-proof' } })
    expect(await kinds()).toEqual(['shipment', 'proof'])
    clock.now += 3 * day
    expect(await listTasks(own)).toMatchObject([{ action: { kind: 'call-us' } }, { kind: 'proof' }])
  })
})
