import { fileClaim } from '@hongyan/domain/claims/file-claim'
import { inviteToCompany } from '@hongyan/domain/companies/invite-to-company'
import { testWebhook } from '@hongyan/domain/merchants/test-webhook'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { subscribe } from '@hongyan/domain/subscriptions/subscribe'
import type { SubscriptionMessage } from '@hongyan/domain/subscriptions/subscription-message'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import {
  aJourney,
  anEvent,
  aPartner,
  aPlacedOrder,
  aStaff,
  aWebhook,
  deliverNext,
  linkSentTo,
  recordingReceivers,
} from '@hongyan/testing'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { apiCalls } from '../../../features.ts'
import type { ApiUnderTest } from '../api-under-test.ts'
import type { Askers } from './askers.ts'
import type { KnownValues } from './known-values.ts'
import { rightRequests } from './right-requests.ts'
import { sendCall } from './send-call.ts'

/** Records of every kind for those who ask, and what the calls that read them say of them. */
export async function storeRecords(api: ApiUnderTest, asking: Askers, known: KnownValues): Promise<void> {
  const customer = await asking.ctxOf('customer')
  const owner = await asking.ctxOf('owner')
  for (const of of ['own', 'company'] as const) await storeOrders(api, of === 'own' ? customer : owner, of)
  const claim = { kind: 'damaged', amount: 100, story: '外箱破损' }
  const { number } = sampleNumbers.delivered
  await fileClaim(customer, { number, claim, locale: 'zh-CN', idempotencyKey: 'claim-of-the-fuzz' })
  const { id } = (await aWebhook(customer)).webhook
  await testWebhook(customer, { id })
  await inviteToCompany(owner, { mail: 'waits@asks.example', role: 'viewer', locale: 'zh-CN' })
  await onItsWay(api)
  await inviteToCompany(owner, { mail: 'stranger@asks.example', role: 'viewer', locale: 'zh-CN' })
  known.learn('companies', { token: await linkSentTo(owner, 'stranger@asks.example') })
  known.learn('subscriptions', { token: await confirmationOf(api) })
  await ask(api, asking, known)
}

/** Makes what calls alone make, and reads every list. */
async function ask(api: ApiUnderTest, asking: Askers, known: KnownValues): Promise<void> {
  const first = [
    'newAddress',
    'saveOrderDraft',
    'addClaimFile',
    'unlockShipment',
    'getPhoneVerify',
    'openProof',
    'getSignImg',
  ]
  const made = first.flatMap((id) => apiCalls.find((call) => call.id === id) ?? [])
  const lists = apiCalls.filter(({ access, method }) => access.who === 'customer' && method === 'GET')
  for (const asker of ['customer', 'owner'] as const) {
    const from = await asking.headersOf(asker)
    for (const call of [...lists, ...made, ...lists]) {
      for (const asked of [
        ...call.examples.map(({ request }) => request),
        ...(rightRequests[call.id] ?? []),
      ]) {
        const whole = { params: undefined, query: undefined, body: undefined, ...asked }
        await sendCall(api, call, { asked: whole, pick: 0, from, headers: {}, again: '' }, known)
      }
    }
  }
}

/** A parcel of theirs that can still be brought elsewhere. */
async function onItsWay({ ctx }: ApiUnderTest): Promise<void> {
  const receiver = { name: '欧阳样例', phone: '13000002010', address: '北京市朝阳区示例北街16号' }
  const events = aJourney({ last: 'branch_arrived', shipment: { receiver } })
  await ingestEvents({ ...ctx, actor: aPartner }, { events })
}

/** The token of a mail that asks whether somebody wants to follow a parcel. */
async function confirmationOf({ ctx }: ApiUnderTest): Promise<string> {
  const { arrived, ports } = recordingReceivers()
  const asked = {
    number: sampleNumbers.in_transit.number,
    channel: 'mail',
    address: 'reader@asks.example',
  } as const
  await subscribe(ctx, { ...asked, code: null, moments: ['arrived'], locale: 'zh-CN' })
  while ((await deliverNext(ctx, ports)) !== null);
  const message = arrived
    .map((one) => one.message as SubscriptionMessage)
    .find(({ kind }) => kind === 'confirm')
  return message?.kind === 'confirm' ? message.confirm : ''
}

/** One that waits, and one on its way. */
async function storeOrders(api: ApiUnderTest, ctx: Ctx, of: 'own' | 'company'): Promise<void> {
  await aPlacedOrder(ctx, {}, { of })
  const { number } = await aPlacedOrder(ctx, {}, { of })
  await acceptOrder({ ...api.ctx, actor: aStaff }, { number, waybills: null })
  const { waybill_no: waybillNo } = await api.ctx.db.query
    .selectFrom('order_waybills')
    .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
    .select('waybill_no')
    .where('orders.number', '=', number)
    .executeTakeFirstOrThrow()
  const event = anEvent({ waybillNo, code: 'picked_up', at: isoUtc(api.ctx.now()) })
  await ingestEvents({ ...api.ctx, actor: aPartner }, { events: [event] })
}
