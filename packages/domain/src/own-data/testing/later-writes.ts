import type { Ctx } from '@hongyan/kernel/context'
import { aPlacedOrder, asNow, aWebhook } from '@hongyan/testing'
import { expect } from 'vitest'
import { addClaimFile } from '../../claims/add-claim-file.ts'
import { aPdf } from '../../claims/claim-files.fixture.ts'
import { transitionClaim } from '../../claims/transition-claim.ts'
import { changeRole } from '../../companies/change-role.ts'
import { handOverCompany } from '../../companies/hand-over-company.ts'
import { inviteToCompany } from '../../companies/invite-to-company.ts'
import { leaveCompany } from '../../companies/leave-company.ts'
import { removePerson } from '../../companies/remove-person.ts'
import { renameCompany } from '../../companies/rename-company.ts'
import { setContract } from '../../companies/set-contract.ts'
import { withdrawInvitation } from '../../companies/withdraw-invitation.ts'
import { correctEnquiry } from '../../enquiries/correct-enquiry.ts'
import { transitionEnquiry } from '../../enquiries/transition-enquiry.ts'
import { withdrawConsent } from '../../enquiries/withdraw-consent.ts'
import { changeWebhook } from '../../merchants/change-webhook.ts'
import { createApiKey } from '../../merchants/create-api-key.ts'
import { removeWebhook } from '../../merchants/remove-webhook.ts'
import { replayWebhookEvent } from '../../merchants/replay-webhook-event.ts'
import { revokeApiKey } from '../../merchants/revoke-api-key.ts'
import { rotateApiKey } from '../../merchants/rotate-api-key.ts'
import { rotateWebhookSecret } from '../../merchants/rotate-webhook-secret.ts'
import { testWebhook } from '../../merchants/test-webhook.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { answerDeliveryChange } from '../../shipments/answer-delivery-change.ts'
import { nameShipment } from '../../shipments/name-shipment.ts'
import { confirmSubscription } from '../../subscriptions/confirm-subscription.ts'
import { endSubscription } from '../../subscriptions/end-subscription.ts'
import { stopSubscriptions } from '../../subscriptions/stop-subscriptions.ts'
import { confirmToken, stopToken } from '../../subscriptions/subscription-tokens.ts'
import { deleteAccount } from '../delete-account.ts'
import type { Write } from './order-writes.ts'
import { staff, visitor } from './order-writes.ts'
import { aClaim, askForAnotherDay, companyOf, customerOf, follow, invited, judge, scan } from './somebody.ts'

const day = 86_400_000

/** What follows an order: shipments, claims, webhooks, subscriptions, enquiries, companies, and the end of it all. */
export const laterWrites: readonly Write[] = [
  {
    name: 'a nickname of what somebody else has named',
    write: ({ own, ofBoth }) => nameShipment(own, { number: ofBoth, nickname: '乙的茶具' }),
  },
  {
    name: 'a nickname taken away',
    prepare: ({ own, ofBoth }) => nameShipment(own, { number: ofBoth, nickname: '乙的茶具' }),
    write: ({ own, ofBoth }) => nameShipment(own, { number: ofBoth, nickname: ' ' }),
  },
  {
    name: 'another delivery',
    write: ({ own, waybillNo }) => askForAnotherDay(own, waybillNo, 1),
    noted: ['asked'],
  },
  {
    name: 'an answered wish',
    write: (me) =>
      answerDeliveryChange(staff(me), {
        number: me.waybillNo,
        revision: 1,
        answer: { kind: 'refused', reason: 'too-late' },
      }),
    noted: ['refused'],
  },
  {
    name: 'a second claim',
    write: ({ own, waybillNo }) => aClaim(own, waybillNo, 'second-claim'),
    noted: ['filed'],
  },
  {
    name: 'a file of a claim',
    write: ({ own, claim }) => addClaimFile(own, { number: claim, name: 'b.pdf', bytes: aPdf() }),
    noted: ['file-added'],
  },
  {
    name: 'a claim taken back',
    write: ({ own, claim }) => transitionClaim(own, { number: claim, move: { step: 'withdraw' } }),
    noted: ['withdrawn'],
  },
  {
    name: 'a granted claim',
    write: (me) => transitionClaim(staff(me), { number: me.claim, move: { step: 'grant', amountFen: 100 } }),
    noted: ['granted'],
  },
  {
    name: 'an API key',
    write: ({ own }) => createApiKey(own, { name: '二', scopes: ['labels'], requestKey: 'another-key' }),
    noted: ['created'],
  },
  {
    name: 'an API key long after others have ended',
    async write({ own, keyId: id }) {
      await rotateApiKey(own, { id })
      const later: Ctx = { ...own, now: () => own.now() + 400 * day }
      return createApiKey(later, { name: '三', scopes: ['labels'], requestKey: 'a-later-key' })
    },
    noted: ['created', 'created', 'replaced'],
  },
  {
    name: 'an API key in place of another',
    write: ({ own, keyId: id }) => rotateApiKey(own, { id }),
    noted: ['created', 'replaced'],
  },
  {
    name: 'a revoked API key',
    write: ({ own, keyId: id }) => revokeApiKey(own, { id }),
    noted: ['revoked'],
  },
  { name: 'a webhook', write: ({ own }) => aWebhook(own), noted: ['added'] },
  {
    name: 'a webhook that is switched off',
    write: ({ own, webhookId: id }) => changeWebhook(own, { id, state: 'off', judge }),
    noted: ['changed'],
  },
  {
    name: 'a new secret of a webhook',
    write: ({ own, webhookId: id }) => rotateWebhookSecret(own, { id, version: 1 }),
    noted: ['secret-replaced'],
  },
  {
    name: 'a new secret in place of a lost one',
    write: ({ own, webhookId: id }) =>
      rotateWebhookSecret(
        {
          ...own,
          now: () => own.now() + 1000,
          settings: { ...own.settings, linkKey: new Uint8Array(32).fill(9) },
        },
        { id, version: 1 },
      ),
    noted: ['secret-replaced'],
  },
  { name: 'an event of a webhook', write: ({ own, webhookId: id }) => testWebhook(own, { id }) },
  {
    name: 'an event that is sent again',
    prepare: ({ own, eventId }) =>
      own.db.query
        .updateTable('outbox')
        .set({ state: 'parked', attempts: 3 })
        .where('aggregate', '=', eventId)
        .execute(),
    write: ({ own, eventId: id }) => replayWebhookEvent(own, { id }),
  },
  {
    name: 'a webhook taken away',
    write: ({ own, webhookId: id }) => removeWebhook(own, { id }),
    noted: ['removed'],
  },
  {
    name: 'a shipment that is followed',
    write: ({ own, ofBoth }) => follow(own, ofBoth, 'feed', ''),
    noted: ['confirmed'],
  },
  {
    name: 'a mailbox that is asked',
    write: (me) => follow(visitor(me), me.ofBoth, 'mail', me.mail),
    noted: ['asked'],
  },
  {
    name: 'a mailbox that says yes',
    write: ({ own, subscriptionId }) =>
      confirmSubscription(own, { token: confirmToken(own, subscriptionId, own.now() + day) }),
    noted: ['confirmed'],
  },
  {
    name: 'a subscription stopped by its link',
    write: ({ own, subscriptionId: id }) =>
      stopSubscriptions(own, { token: stopToken(own, { kind: 'subscription', id }) }),
    noted: ['stopped'],
  },
  {
    name: 'a subscription that its account ends',
    write: ({ own, subscriptionId: id }) => endSubscription(own, { id }),
    noted: ['stopped'],
  },
  {
    name: 'a corrected enquiry',
    write: ({ own, enquiry }) =>
      correctEnquiry(own, { ...enquiry, changes: { remark: '改过。' }, verifyCode: null }),
    noted: ['corrected'],
  },
  {
    name: 'an enquiry that the desk moves on',
    write: (me) => transitionEnquiry(staff(me), { ...me.enquiry, move: { kind: 'contacted' } }),
    noted: ['status:contacted'],
  },
  {
    name: 'a consent taken back',
    write: ({ own, enquiry }) => withdrawConsent(own, enquiry),
    noted: ['withdrawn'],
  },
  {
    name: 'another name of a company',
    write: ({ own }) => renameCompany(own, { name: '另一家' }),
    noted: ['renamed'],
  },
  {
    name: 'another role',
    write: ({ own, memberId: personId }) => changeRole(own, { personId, role: 'viewer' }),
    noted: ['role-changed'],
  },
  {
    name: 'a company handed over',
    write: ({ own, memberId: personId }) => handOverCompany(own, { personId }),
    noted: ['handed-over'],
  },
  {
    name: 'a person taken out',
    write: ({ own, memberId: personId }) => removePerson(own, { personId }),
    noted: ['removed'],
  },
  {
    name: 'an invitation to a mailbox that others have invited',
    write: ({ own }) => inviteToCompany(own, { mail: invited, role: 'viewer', locale: 'en-US' }),
    noted: ['invited'],
  },
  {
    name: 'an invitation taken back',
    write: ({ own, invitationId: id }) => withdrawInvitation(own, { id }),
    noted: ['withdrawn'],
  },
  {
    name: 'a company that closes',
    async write({ own, memberId: personId }) {
      await aPlacedOrder(own, {}, { of: 'company' })
      await own.db.query
        .updateTable('orders')
        .set({ state: 'cancelled' })
        .where('company_id', '=', companyOf(own))
        .execute()
      await removePerson(own, { personId })
      expect(await leaveCompany(own)).toBe('closed')
    },
    noted: ['closed', 'placed', 'removed'],
  },
  {
    name: 'a contract of an account',
    write: (me) => setContract(staff(me), { of: 'account', name: customerOf(me.own), ends: false }),
    noted: ['contract-made'],
  },
  {
    name: 'a contract of a company',
    write: (me) => setContract(staff(me), { of: 'company', name: companyOf(me.own), ends: false }),
    noted: ['contract-made'],
  },
  { name: 'a scan', write: (me) => scan(me.own, me.waybillNo, 'out_for_delivery', 44.7) },
  {
    name: 'a deleted account',
    async write(me) {
      const { own, memberId: personId } = me
      await handOverCompany(own, { personId })
      await cancelOrder(own, { number: me.placed, token: null })
      await cancelOrder(own, { number: me.accepted, token: null })
      await scan(own, me.waybillNo, 'delivered', 48.2)
      await transitionClaim(own, { number: me.claim, move: { step: 'withdraw' } })
      await deleteAccount(await asNow(own), { sessionId: null })
    },
    noted: [...['account-deleted', 'cancelled', 'cancelled', 'deleted', 'handed-over', 'left', 'withdrawn']],
  },
]
