import type { Db, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { retainedSince } from '@hongyan/kernel/retention-period'
import { type SelectQueryBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import { settledClaimStates } from '../claims/claim-state.ts'
import { type RetainedThing, retentionPeriods } from './retention-periods.ts'

/** What the job removes, in the order in which it does. */
export const retentionItems = [
  'shipments',
  'orders',
  'nicknames',
  'delivery-changes',
  'claims',
  'enquiries',
  'papers',
  'feedback',
  'subscriptions',
  'subscriptions-not-confirmed',
  'drafts',
  'webhook-events',
  'invitations',
] as const
export type RetentionItem = (typeof retentionItems)[number]

type Query = Db['query'] | Transaction<Schema>
// biome-ignore lint/suspicious/noExplicitAny: which tables were joined is of no interest to whoever reads the ids.
type Due = SelectQueryBuilder<Schema, any, { id: string }>

const ended = ['delivered', 'returned']

/** The ids of what has been kept long enough, at the moment of `ctx`. */
export const dueQueries: Readonly<Record<RetentionItem, (query: Query, ctx: Ctx) => Due>> = {
  // In the words of the index that holds these shipments alone.
  shipments: (query, ctx) =>
    query
      .selectFrom('shipments')
      .select('shipments.id')
      .where(sql<SqlBool>`status in ('delivered', 'returned') and (people_gone_at is null or has_proof = 1)`)
      .where('status_since', '<', before('orders', ctx)),
  // An order has ended when it came to nothing, or when every one of its shipments has.
  orders: (query, ctx) =>
    query
      .selectFrom('orders')
      .innerJoin('order_details', 'order_details.order_id', 'orders.id')
      .select('orders.id')
      .where('orders.updated_at', '<', before('orders', ctx))
      .where(({ or, and, not, exists, selectFrom, eb }) =>
        or([
          eb('orders.state', 'in', ['refused', 'cancelled']),
          and([
            exists(
              selectFrom('order_waybills')
                .select('order_waybills.waybill_no')
                .whereRef('order_waybills.order_id', '=', 'orders.id'),
            ),
            not(
              exists(
                selectFrom('order_waybills')
                  .innerJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
                  .select('order_waybills.waybill_no')
                  .whereRef('order_waybills.order_id', '=', 'orders.id')
                  .where((eb2) =>
                    eb2.or([
                      eb2('shipments.status', 'not in', ended),
                      eb2('shipments.status_since', '>=', before('orders', ctx)),
                    ]),
                  ),
              ),
            ),
          ]),
        ]),
      ),
  // Each by the number of its shipment, of which there may be several.
  nicknames: (query, ctx) =>
    query
      .selectFrom('shipment_nicknames')
      .innerJoin('shipments', 'shipments.waybill_no', 'shipment_nicknames.waybill_no')
      .select('shipments.waybill_no as id')
      .distinct()
      .where('shipments.status', 'in', ended)
      .where('shipments.status_since', '<', before('orders', ctx)),
  'delivery-changes': (query, ctx) =>
    query
      .selectFrom('delivery_changes')
      .innerJoin('shipments', 'shipments.waybill_no', 'delivery_changes.waybill_no')
      .select('delivery_changes.id')
      .where('shipments.status', 'in', ended)
      .where('shipments.status_since', '<', before('orders', ctx)),
  claims: (query, ctx) =>
    query
      .selectFrom('claims')
      .select('id')
      .where('state', 'in', settledClaimStates)
      .where('state_since', '<', before('claims', ctx))
      .where('story', '!=', ''),
  enquiries: (query, ctx) =>
    query
      .selectFrom('enquiries')
      .innerJoin('enquiry_details', 'enquiry_details.enquiry_id', 'enquiries.id')
      .select('enquiries.id')
      .where('enquiries.updated_at', '<', before('enquiries', ctx)),
  papers: (query, ctx) =>
    query.selectFrom('paper_readers').select('id').where('given_at', '<', before('papers', ctx)),
  feedback: (query, ctx) =>
    query.selectFrom('feedback').select('id').where('given_at', '<', before('feedback', ctx)),
  subscriptions: (query, ctx) =>
    query
      .selectFrom('subscriptions')
      .innerJoin('shipments', 'shipments.id', 'subscriptions.shipment_id')
      .select('subscriptions.id')
      .where('shipments.status', 'in', ended)
      .where('shipments.status_since', '<', before('subscriptions', ctx)),
  'subscriptions-not-confirmed': (query, ctx) =>
    query
      .selectFrom('subscriptions')
      .select('id')
      .where('state', '=', 'asked')
      .where('asked_at', '<', ctx.now() - ctx.settings.subscriptions.confirmMs),
  drafts: (query, ctx) =>
    query.selectFrom('order_drafts').select('id').where('updated_at', '<', before('drafts', ctx)),
  'webhook-events': (query, ctx) =>
    query.selectFrom('webhook_events').select('id').where('created_at', '<', before('webhookEvents', ctx)),
  invitations: (query, ctx) =>
    query.selectFrom('company_invitations').select('id').where('expires_at', '<', before('invitations', ctx)),
}

function before(thing: RetainedThing, ctx: Ctx): number {
  return retainedSince(retentionPeriods[thing], ctx.now())
}
