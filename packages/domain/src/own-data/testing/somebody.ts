import { randomUUID } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import {
  aJourney,
  anEvent,
  aPartner,
  aPlacedOrder,
  aShipment,
  aStaff,
  aStoredEnquiry,
  asNow,
  isoAt,
  joinedAs,
  nextWaybillNo,
} from '@hongyan/testing'
import { sql } from 'kysely'
import { createSession } from '../../accounts/create-session.ts'
import { listSessions } from '../../accounts/list-sessions.ts'
import { addAddress } from '../../address-book/add-address.ts'
import { deleteAddresses } from '../../address-book/delete-addresses.ts'
import { sampleNetwork } from '../../branches/sample-network.ts'
import { addClaimFile } from '../../claims/add-claim-file.ts'
import { aPng } from '../../claims/claim-files.fixture.ts'
import { fileClaim } from '../../claims/file-claim.ts'
import { inviteToCompany } from '../../companies/invite-to-company.ts'
import { makeCompany } from '../../companies/make-company.ts'
import { showCompany } from '../../companies/show-company.ts'
import type { EnquiryReceipt } from '../../enquiries/enquiry-receipt.ts'
import { addWebhook } from '../../merchants/add-webhook.ts'
import { createApiKey } from '../../merchants/create-api-key.ts'
import { testWebhook } from '../../merchants/test-webhook.ts'
import { acceptOrder } from '../../orders/accept-order.ts'
import { saveOrderDraft } from '../../orders/save-order-draft.ts'
import { saveOrderList } from '../../orders/save-order-list.ts'
import { changeDelivery } from '../../shipments/change-delivery.ts'
import { listSubscriptions } from '../../subscriptions/list-subscriptions.ts'
import { subscribe } from '../../subscriptions/subscribe.ts'
import { ingestEvents } from '../../tracking/ingest-events.ts'
import { showShipment } from '../show-shipment.ts'

/** Somebody with one of everything that an account can have. */
export type Somebody = {
  /** As they are now: owner of a company with a member. */
  readonly own: Ctx
  readonly secret: string
  readonly sessionId: string
  readonly subject: string
  readonly mobile: string
  readonly mail: string
  readonly memberId: string
  readonly invitationId: string
  readonly addressId: string
  readonly deletionId: string
  readonly draftId: string
  readonly listKey: string
  /** An order that nobody has answered, one that is accepted, and the waybill of one under way. */
  readonly placed: string
  readonly accepted: string
  readonly waybillNo: string
  /** The waybill of a shipment that is somebody else's as well. */
  readonly ofBoth: string
  readonly claim: string
  readonly fileId: string
  readonly keyId: string
  readonly webhookId: string
  readonly eventId: string
  readonly subscriptionId: string
  readonly enquiry: EnquiryReceipt
}

export const issuer = 'https://id.example'
export const address = { name: '林样本', phone: '13800001357', areaCode: '440305', detail: '示例路 8 号' }
export const judge = async () => null
export const field = (value: string) => [['name', value]] as [string, string][]
export const follow = (ctx: Ctx, number: string, channel: 'mail' | 'feed', mail: string) =>
  subscribe(ctx, {
    ...{ number, channel, code: null, locale: 'zh-CN' },
    address: channel === 'mail' ? mail : '',
    moments: ['on-the-way', 'arrived'],
  })

/** A mailbox that every company of these tests has invited. */
export const invited = 'invited@people.example'

export function customerOf({ actor }: Ctx): string {
  return actor.kind === 'customer' ? actor.customerId : ''
}
export function companyOf({ actor }: Ctx): string {
  return (actor.kind === 'customer' && actor.company?.companyId) || ''
}

export const signIn = (ctx: Ctx, { subject, mobile, mail }: Pick<Somebody, 'subject' | 'mobile' | 'mail'>) =>
  createSession(ctx, {
    identity: {
      ...{ issuer, subject, mail, name: '样例', phone: `+86${mobile}` },
      ...{ providerSession: `at ${subject}`, idToken: null },
    },
    replaced: null,
  })

export async function askForAnotherDay(own: Ctx, number: string, at: number): Promise<unknown> {
  const of = { number, network: sampleNetwork() }
  const { days } = await showShipment(own, of)
  return changeDelivery(own, { ...of, wish: { choice: 'another-day', day: days[at] } })
}

export function aClaim(own: Ctx, number: string, idempotencyKey: string) {
  const claim = { kind: 'damaged', amount: 12_800, story: '箱角压坏' }
  return fileClaim(own, { number, claim, locale: 'zh-CN', idempotencyKey })
}

export const scan = (
  own: Ctx,
  waybillNo: string,
  code: 'picked_up' | 'out_for_delivery' | 'delivered',
  at: number,
) =>
  ingestEvents(
    { ...own, actor: aPartner },
    { events: [anEvent({ waybillNo, code, at: isoAt(at), cityCode: '110100' })] },
  )

let made = 0

/** Somebody new with everything, who is reached at a mobile number: what was sent to it before is theirs too. */
export async function aSomebody(ctx: Ctx, mobile: string, ofBoth: string): Promise<Somebody> {
  made += 1
  const subject = `beside-${made}`
  const mail = `${subject}@people.example`
  const { secret, accountId } = await signIn(ctx, { subject, mobile, mail })
  const actor = {
    kind: 'customer',
    customerId: accountId,
    sessionId: null,
    address: `192.0.2.${made}`,
  } as const
  const alone: Ctx = { ...ctx, actor }
  await makeCompany(alone, { name: '样例茶行' })
  const own = await asNow(alone)
  await joinedAs(own, 'member')
  await inviteToCompany(own, { mail: invited, role: 'member', locale: 'zh-CN' })
  const { people, invitations } = await showCompany(own)
  const [session] = await listSessions(own)

  const first = await addAddress(own, { ...address, group: '展会', defaultFor: ['sender', 'recipient'] })
  const second = await addAddress(own, { ...address, name: '林次', group: '展会' })
  const { id: deletionId } = await deleteAddresses(own, { ids: [second.id] })

  const draftId = randomUUID()
  await saveOrderDraft(own, { id: draftId, content: { note: '样例' } })
  const listKey = `list-${randomUUID()}`
  await saveOrderList(own, { key: listKey, look: 'one', lines: field('甲'), typed: [] })

  // Keys of requests that two people may well choose alike.
  const placed = await aPlacedOrder(own, {}, { idempotencyKey: 'first-order' })
  const accepted = await aPlacedOrder(own, {}, { idempotencyKey: 'second-order' })
  await acceptOrder({ ...own, actor: aStaff }, { number: accepted.number, waybills: null })
  await aPlacedOrder(own, {}, { idempotencyKey: 'company-order', of: 'company' })
  const shipment = aShipment({
    receiver: { name: '欧阳样例', phone: mobile, address: '北京市朝阳区示例北街16号' },
  })
  const waybillNo = nextWaybillNo()
  await ingestEvents(
    { ...own, actor: aPartner },
    { events: aJourney({ waybillNo, last: 'branch_arrived', shipment }) },
  )
  await askForAnotherDay(own, waybillNo, 0)
  const claim = await aClaim(own, waybillNo, 'first-claim')
  const withFile = await addClaimFile(own, { number: claim.number, name: 'a.png', bytes: aPng() })

  const { key } = await createApiKey(own, { name: '一', scopes: ['quotes'], requestKey: 'first-key' })
  const url = 'https://erp.example.com/hooks'
  const { webhook } = await addWebhook(own, {
    url,
    topics: ['shipments'],
    requestKey: 'first-webhook',
    judge,
  })
  const eventId = await testWebhook(own, { id: webhook.id })
  await follow(own, waybillNo, 'mail', mail)
  const [subscription] = await listSubscriptions(own)
  const enquiry = await aStoredEnquiry(ctx)

  return {
    ...{
      own,
      secret,
      subject,
      mobile,
      mail,
      deletionId,
      draftId,
      listKey,
      waybillNo,
      ofBoth,
      eventId,
      enquiry,
    },
    sessionId: session?.id ?? '',
    memberId: people.find(({ isMe }) => !isMe)?.id ?? '',
    invitationId: invitations?.[0]?.id ?? '',
    addressId: first.id,
    placed: placed.number,
    accepted: accepted.number,
    claim: claim.number,
    fileId: withFile.files[0]?.id ?? '',
    keyId: key.id,
    webhookId: webhook.id,
    subscriptionId: subscription?.id ?? '',
  }
}

/** A shipment on its way from one mobile number to another. */
export async function aShipmentOfBoth(ctx: Ctx, from: string, to: string): Promise<string> {
  const waybillNo = nextWaybillNo()
  const party = (name: string, phone: string) => ({ name, phone, address: '北京市朝阳区示例北街16号' })
  const shipment = aShipment({ sender: party('林样本', from), receiver: party('欧阳样例', to) })
  const events = aJourney({ waybillNo, last: 'branch_arrived', shipment })
  await ingestEvents({ ...ctx, actor: aPartner }, { events })
  return waybillNo
}

/** Tables that count what everybody does. */
const shared = ['shared_limits', 'once_tokens', 'unlock_gates', 'outbox_lanes']

/** Every row that belongs to anybody, each as a line. */
export async function everyRow({ query }: Ctx['db']): Promise<readonly string[]> {
  const tables = (await query.introspection.getTables()).map(({ name }) => name)
  const lines = tables
    .filter((table) => !shared.includes(table))
    .map(async (table) => {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(query)
      return rows.map((row) => `${table} ${JSON.stringify(row)}`)
    })
  return (await Promise.all(lines)).flat()
}
