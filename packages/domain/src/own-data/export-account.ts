import type { Ctx } from '@hongyan/kernel/context'
import { listSessions, type SessionView } from '../accounts/list-sessions.ts'
import type { CompanyRole } from '../accounts/membership.ts'
import { ownAccount } from '../accounts/own-account.ts'
import type { BookAddress } from '../address-book/book-address.ts'
import { exportAddresses } from '../address-book/export-addresses.ts'
import { type ClaimView, describeClaims } from '../claims/read-claims.ts'
import { type ApiKey, readApiKey } from '../merchants/api-key.ts'
import { readWebhook, type Webhook } from '../merchants/webhook.ts'
import { listOrderDrafts } from '../orders/list-order-drafts.ts'
import { listSavedLists } from '../orders/list-saved-lists.ts'
import type { OrderDraft } from '../orders/order-drafts.ts'
import type { ListDraft } from '../orders/order-list-draft.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { readOrders } from '../orders/read-orders.ts'
import { type DeliveryChange, deliveryChange } from '../shipments/delivery-change.ts'
import { listSubscriptions, type SubscriptionView } from '../subscriptions/list-subscriptions.ts'
import { countPlacedFor } from './count-holdings.ts'

/** Everything this site holds about an account. Instants are ms UTC. */
export type AccountExport = {
  readonly account: {
    readonly id: string
    readonly issuer: string
    readonly subject: string
    readonly name: string | null
    readonly phone: string | null
    readonly mail: string | null
    /** Since when its contract lets it pay monthly; null for none. */
    readonly monthlySince: number | null
    readonly createdAt: number
  }
  readonly sessions: readonly SessionView[]
  readonly addresses: readonly BookAddress[]
  readonly orders: readonly OrderRecord[]
  readonly drafts: readonly OrderDraft[]
  readonly lists: readonly ListDraft[]
  readonly subscriptions: readonly SubscriptionView[]
  readonly nicknames: readonly { readonly waybillNo: string; readonly nickname: string }[]
  readonly deliveryChanges: readonly DeliveryChange[]
  readonly claims: readonly ClaimView[]
  /** Those that have ended too, as long as they are stored; never what opens them. */
  readonly apiKeys: readonly ApiKey[]
  readonly webhooks: readonly Webhook[]
  /** The company it belongs to, and how many orders it placed for one; the orders themselves are the company's. */
  readonly company: { readonly name: string; readonly role: CompanyRole; readonly since: number } | null
  readonly companyOrders: number
  /** Companies that have invited its mail address. */
  readonly invitations: readonly {
    readonly company: string
    readonly role: CompanyRole
    readonly until: number
  }[]
}

/** Gathers what is held about the account of `ctx`. Refuses `sign-in-needed`. */
export async function exportAccount(ctx: Ctx): Promise<AccountExport> {
  const id = ownAccount(ctx)
  const { query } = ctx.db
  const account = await query
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const orders = await query
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const nicknames = await query
    .selectFrom('shipment_nicknames')
    .select(['waybill_no', 'nickname'])
    .where('customer_id', '=', id)
    .orderBy('waybill_no')
    .execute()
  const changes = await query
    .selectFrom('delivery_changes')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const claims = await query
    .selectFrom('claims')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const keys = await query
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  const webhooks = await query
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  return {
    account: {
      id,
      issuer: account.issuer,
      subject: account.subject,
      name: account.name,
      phone: account.phone,
      mail: account.mail,
      monthlySince: account.monthly_since,
      createdAt: account.created_at,
    },
    sessions: await listSessions(ctx),
    addresses: await exportAddresses(ctx),
    orders: await readOrders(query, orders),
    drafts: await listOrderDrafts(ctx),
    lists: await listSavedLists(ctx),
    subscriptions: await listSubscriptions(ctx),
    nicknames: nicknames.map(({ waybill_no, nickname }) => ({ waybillNo: waybill_no, nickname })),
    deliveryChanges: changes.map(deliveryChange),
    claims: await describeClaims(query, claims),
    apiKeys: keys.map(readApiKey),
    webhooks: webhooks.map((row) => readWebhook(ctx, row)),
    ...(await exportCompany(ctx, id, account.mail)),
  }
}

async function exportCompany(
  { db: { query } }: Ctx,
  id: string,
  mail: string | null,
): Promise<Pick<AccountExport, 'company' | 'companyOrders' | 'invitations'>> {
  const person = await query
    .selectFrom('company_people')
    .innerJoin('companies', 'companies.id', 'company_people.company_id')
    .select(['companies.name', 'role', 'joined_at as since'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  const invitations = await query
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .select(['companies.name as company', 'role', 'expires_at as until'])
    // Null is equal to nothing.
    .where('mail', '=', mail)
    .orderBy('company_invitations.id')
    .execute()
  return {
    company: person ? { ...person, role: person.role as CompanyRole } : null,
    companyOrders: await countPlacedFor(query, id),
    invitations: invitations.map((one) => ({ ...one, role: one.role as CompanyRole })),
  }
}
