import type { Ctx } from '@hongyan/kernel/context'
import { nextMobile, orderBooks, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { beforeAll, describe, expect, test } from 'vitest'
import { endOwnSessions } from '../accounts/end-own-sessions.ts'
import { listSessions } from '../accounts/list-sessions.ts'
import { exportAddresses } from '../address-book/export-addresses.ts'
import { getAddress } from '../address-book/get-address.ts'
import { listAddresses } from '../address-book/list-addresses.ts'
import { resolveAddresses } from '../address-book/resolve-addresses.ts'
import { searchAddresses } from '../address-book/search-addresses.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { addClaimFile } from '../claims/add-claim-file.ts'
import { aPdf } from '../claims/claim-files.fixture.ts'
import { readClaimFile } from '../claims/read-claim-file.ts'
import { showClaim } from '../claims/show-claim.ts'
import { transitionClaim } from '../claims/transition-claim.ts'
import { changeRole } from '../companies/change-role.ts'
import { handOverCompany } from '../companies/hand-over-company.ts'
import { removePerson } from '../companies/remove-person.ts'
import { showCompany } from '../companies/show-company.ts'
import { withdrawInvitation } from '../companies/withdraw-invitation.ts'
import { showEnquiry } from '../enquiries/show-enquiry.ts'
import { changeWebhook } from '../merchants/change-webhook.ts'
import { listApiKeys } from '../merchants/list-api-keys.ts'
import { listWebhookEvents } from '../merchants/list-webhook-events.ts'
import { listWebhooks } from '../merchants/list-webhooks.ts'
import { removeWebhook } from '../merchants/remove-webhook.ts'
import { replayWebhookEvent } from '../merchants/replay-webhook-event.ts'
import { revokeApiKey } from '../merchants/revoke-api-key.ts'
import { rotateApiKey } from '../merchants/rotate-api-key.ts'
import { rotateWebhookSecret } from '../merchants/rotate-webhook-secret.ts'
import { showWebhookEvent } from '../merchants/show-webhook-event.ts'
import { testWebhook } from '../merchants/test-webhook.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { changeOrder } from '../orders/change-order.ts'
import { deleteOrderDraft } from '../orders/delete-order-draft.ts'
import { forgetOrderList } from '../orders/forget-order-list.ts'
import { listOrderDrafts } from '../orders/list-order-drafts.ts'
import { listOrders } from '../orders/list-orders.ts'
import { listSavedLists } from '../orders/list-saved-lists.ts'
import { mendOrderList } from '../orders/mend-order-list.ts'
import { reorder } from '../orders/reorder.ts'
import { saveOrderDraft } from '../orders/save-order-draft.ts'
import { saveOrderList } from '../orders/save-order-list.ts'
import { showOrder } from '../orders/show-order.ts'
import { changeDelivery } from '../shipments/change-delivery.ts'
import { findOwnShipment, listShipments } from '../shipments/list-shipments.ts'
import { nameShipment } from '../shipments/name-shipment.ts'
import { endSubscription } from '../subscriptions/end-subscription.ts'
import { listSubscriptions } from '../subscriptions/list-subscriptions.ts'
import { countHoldings } from './count-holdings.ts'
import { exportAccount } from './export-account.ts'
import { showShipment } from './show-shipment.ts'
import type { Somebody } from './testing/somebody.ts'
import {
  aClaim,
  aShipmentOfBoth,
  aSomebody,
  companyOf,
  customerOf,
  everyRow,
  field,
  follow,
  judge,
} from './testing/somebody.ts'

/** What is asked of one's own things by their ids, with those of somebody else. */
const strange: readonly (readonly [string, (me: Ctx, them: Somebody) => Promise<unknown>])[] = [
  ['an address', (me, { addressId: id }) => getAddress(me, { id })],
  ['an order', (me, { placed }) => showOrder(me, { number: placed, token: null })],
  ['an order again', (me, { placed }) => reorder(me, { number: placed, token: null })],
  ['an order’s end', (me, { placed }) => cancelOrder(me, { number: placed, token: null })],
  [
    'an order’s change',
    (me, { placed: number }) =>
      changeOrder(me, {
        ...{ number, token: null, books: orderBooks() },
        changes: { recipient: { name: '别人' } },
      }),
  ],
  ['a draft', (me, { draftId: id }) => saveOrderDraft(me, { id, content: { note: '别人' } })],
  ['a shipment', (me, { waybillNo }) => showShipment(me, { number: waybillNo, network: sampleNetwork() })],
  ['a nickname', (me, { waybillNo: number }) => nameShipment(me, { number, nickname: '别人' })],
  [
    'another delivery',
    (me, { waybillNo: number }) =>
      changeDelivery(me, {
        ...{ number, network: sampleNetwork() },
        wish: { choice: 'another-day', day: '2026-11-23' },
      }),
  ],
  ['a claim', (me, { claim: number }) => showClaim(me, { number })],
  ['a claim’s file', (me, { claim: number, fileId }) => readClaimFile(me, { number, fileId })],
  [
    'a claim’s next file',
    (me, { claim: number }) => addClaimFile(me, { number, name: 'c.pdf', bytes: aPdf(3) }),
  ],
  ['a claim’s end', (me, { claim: number }) => transitionClaim(me, { number, move: { step: 'withdraw' } })],
  ['a claim about a shipment', (me, { waybillNo }) => aClaim(me, waybillNo, 'a-strangers-claim')],
  ['an API key', (me, { keyId: id }) => rotateApiKey(me, { id })],
  ['a webhook', (me, { webhookId: id }) => changeWebhook(me, { id, state: 'off', judge })],
  ['a webhook’s secret', (me, { webhookId: id }) => rotateWebhookSecret(me, { id, version: 1 })],
  ['a webhook’s test', (me, { webhookId: id }) => testWebhook(me, { id })],
  [
    'a webhook’s events',
    (me, { webhookId }) => listWebhookEvents(me, { webhookId, only: null, after: null, limit: 10 }),
  ],
  ['an event', (me, { eventId: id }) => showWebhookEvent(me, { id })],
  ['an event again', (me, { eventId: id }) => replayWebhookEvent(me, { id })],
  ['a subscription', (me, { subscriptionId: id }) => endSubscription(me, { id })],
  ['a session', (me, { sessionId: id }) => endOwnSessions(me, { id })],
  ['a person’s role', (me, { memberId: personId }) => changeRole(me, { personId, role: 'owner' })],
  ['a person', (me, { memberId: personId }) => removePerson(me, { personId })],
  ['a company', (me, { memberId: personId }) => handOverCompany(me, { personId })],
]

/** The same where it is no refusal: doing it twice is none either. */
const silent: readonly (readonly [string, (me: Ctx, them: Somebody) => Promise<unknown>])[] = [
  ['a draft deleted', (me, { draftId: id }) => deleteOrderDraft(me, { id })],
  ['a list forgotten', (me, { listKey: key }) => forgetOrderList(me, { key })],
  [
    'a list saved',
    (me, { listKey: key }) => saveOrderList(me, { key, look: 'two', lines: field('乙'), typed: [] }),
  ],
  ['a list mended', (me, { listKey: key }) => mendOrderList(me, { key, look: 'one', typed: field('丙') })],
  ['an API key revoked', (me, { keyId: id }) => revokeApiKey(me, { id })],
  ['a webhook removed', (me, { webhookId: id }) => removeWebhook(me, { id })],
  ['an invitation withdrawn', (me, { invitationId: id }) => withdrawInvitation(me, { id })],
]

const whole = { index: 1, size: 100 }
const anything = { group: null, areaCode: null, name: null, phoneTail: null, defaultFor: null }
/** What shows one's own, and by which of it that is seen. */
const reads: readonly (readonly [string, (me: Somebody) => Promise<unknown>, (me: Somebody) => string])[] = [
  ['sessions', ({ own }) => listSessions(own), ({ sessionId }) => sessionId],
  ['a book', ({ own }) => exportAddresses(own), ({ addressId }) => addressId],
  ['a list of it', ({ own }) => listAddresses(own, { ...anything, ...whole }), ({ addressId }) => addressId],
  [
    'a search in it',
    ({ own }) => searchAddresses(own, { keyword: '林', group: null, ...whole }),
    ({ addressId }) => addressId,
  ],
  [
    'whom a pasted address means',
    ({ own }) => resolveAddresses(own, { addresses: [{ name: '林样本', phone: '13800001357' }] }),
    ({ addressId }) => addressId,
  ],
  ['orders', ({ own }) => listOrders(own, {}), ({ placed }) => placed],
  ['orders of a company', ({ own }) => listOrders(own, { of: 'company' }), ({ own }) => companyOf(own)],
  ['drafts', ({ own }) => listOrderDrafts(own), ({ draftId }) => draftId],
  ['lists', ({ own }) => listSavedLists(own), ({ listKey }) => listKey],
  ['shipments', ({ own }) => listShipments(own, {}), ({ waybillNo }) => waybillNo],
  ['shipments by a name', ({ own }) => listShipments(own, { text: '甲的' }), () => '"all":0'],
  [
    'a shipment',
    ({ own, waybillNo }) => showShipment(own, { number: waybillNo, network: sampleNetwork() }),
    ({ claim }) => claim,
  ],
  [
    'a shipment of two people',
    ({ own, ofBoth }) => showShipment(own, { number: ofBoth, network: sampleNetwork() }),
    () => '"nickname":null',
  ],
  ['API keys', ({ own }) => listApiKeys(own), ({ keyId }) => keyId],
  ['webhooks', ({ own }) => listWebhooks(own), ({ webhookId }) => webhookId],
  [
    'events',
    ({ own, webhookId }) => listWebhookEvents(own, { webhookId, only: null, after: null, limit: 100 }),
    ({ eventId }) => eventId,
  ],
  ['subscriptions', ({ own }) => listSubscriptions(own), ({ subscriptionId }) => subscriptionId],
  ['a company', ({ own }) => showCompany(own), ({ invitationId }) => invitationId],
  ['an enquiry', ({ own, enquiry }) => showEnquiry(own, enquiry), ({ enquiry }) => enquiry.number],
  ['all that is held', ({ own }) => exportAccount(own), ({ webhookId }) => webhookId],
]

/** The same a quarter of an hour later: what could be undone for a minute is over. */
const later = (ctx: Ctx): Ctx => ({ ...ctx, now: () => testCtx(ctx.db).now() + 900_000 })

withDatabases('what is somebody else’s', (database) => {
  let them: Somebody
  let ofBoth = ''
  const mobile = nextMobile()
  /** Every row that was there before whoever acts came. */
  let before: readonly string[] = []
  const gone = async () => {
    const rows = new Set(await everyRow(database()))
    return before.filter((row) => !rows.has(row))
  }

  beforeAll(async () => {
    const ctx = testCtx(database())
    const theirs = nextMobile()
    ofBoth = await aShipmentOfBoth(ctx, theirs, mobile)
    them = await aSomebody(ctx, theirs, ofBoth)
    await nameShipment(them.own, { number: ofBoth, nickname: '甲的茶具' })
    await follow(them.own, ofBoth, 'feed', '')
    before = await everyRow(database())
    expect(before.length).toBeGreaterThan(50)
  })

  /** Somebody else, a while later; the shipment of both is theirs too. */
  const aNewcomer = () => aSomebody(later(testCtx(database())), mobile, ofBoth)

  test.each(strange)('%s of somebody else is not there', async (_name, ask) => {
    const { own } = await aNewcomer()
    const outcome = await ask(own, them).catch((error: unknown) => error)
    expect(outcome).toMatchObject({ code: expect.stringMatching(/^(not-found|unknown-address)$/) })
    expect(await gone()).toEqual([])
  })

  test.each(silent)('%s that is somebody else’s stays', async (_name, ask) => {
    const { own } = await aNewcomer()
    await ask(own, them)
    expect(await gone()).toEqual([])
  })

  test('a shipment by the number of somebody else, and by their name for one of both', async () => {
    const { own, waybillNo } = await aNewcomer()
    expect(await findOwnShipment(own, { number: them.waybillNo })).toBeNull()
    expect((await findOwnShipment(own, { number: waybillNo }))?.shipment.waybillNo).toBe(waybillNo)
    expect((await findOwnShipment(own, { number: ofBoth }))?.nickname).toBeNull()
    // What is sent to somebody's own number is no shipment of their company's.
    expect((await listShipments(own, { of: 'company' })).counts.all).toBe(0)
  })

  test('what is read is one’s own', async () => {
    const me = await aNewcomer()
    const others = [
      ...[
        them.sessionId,
        them.mobile,
        them.addressId,
        them.placed,
        them.accepted,
        them.draftId,
        them.listKey,
      ],
      ...[them.waybillNo, them.claim, them.keyId, them.webhookId, them.eventId, them.subscriptionId],
      ...[them.invitationId, them.memberId, them.enquiry.number, customerOf(them.own), companyOf(them.own)],
      ...['甲的茶具'],
    ]
    for (const [name, read, mine] of reads) {
      const text = JSON.stringify(await read(me))
      expect([name, text.includes(mine(me))]).toEqual([name, true])
      const shown = others.filter((one) => text.includes(one))
      // The sender of the shipment of both may be known to its receiver.
      expect([name, shown.filter((one) => one !== them.mobile)]).toEqual([name, []])
    }
  })

  describe('how much is held', () => {
    test('counts nothing of others', async () => {
      const { own } = await aNewcomer()
      expect(await countHoldings(own)).toEqual({
        ...{ addresses: 2, orders: 2, drafts: 2, subscriptions: 1, nicknames: 0, deliveryChanges: 1 },
        ...{ claims: 1, apiKeys: 1, webhooks: 1, companyOrders: 1, underWay: 2, openClaims: 1 },
        ...{ peopleLeft: 1, companyUnderWay: 0 },
      })
    })
  })
})
