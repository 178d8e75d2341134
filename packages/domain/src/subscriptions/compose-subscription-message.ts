import type { OutboxRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import type { HoldReason, ShipmentStatus } from '../tracking/vocabulary.ts'
import type { SubscriptionMessage, SubscriptionReceiver } from './subscription-message.ts'
import { newsMs } from './subscription-times.ts'
import { confirmToken, stopToken } from './subscription-tokens.ts'

/** Puts the message together from what is stored now; null when nobody wants to be told of it any more. */
export async function composeSubscriptionMessage(
  ctx: Ctx,
  row: OutboxRow,
): Promise<SubscriptionMessage | null> {
  const subscriber = await ctx.db.query
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', row.aggregate)
    .executeTakeFirst()
  if (!subscriber || subscriber.address === null) return null
  const { id, number, revision } = row
  const to: SubscriptionReceiver = {
    channel: subscriber.channel === 'sms' ? 'sms' : 'mail',
    address: subscriber.address,
    locale: subscriber.locale as LocaleId,
  }
  const common = { id, topic: 'subscription', number, revision, to } as const
  return row.kind === 'confirm' ? composeConfirm(ctx, row, common) : composeChanges(ctx, row, common)
}

type Common = Pick<SubscriptionMessage, 'id' | 'topic' | 'number' | 'revision' | 'to'>

async function composeConfirm(ctx: Ctx, row: OutboxRow, common: Common): Promise<SubscriptionMessage | null> {
  const asked = await ctx.db.query
    .selectFrom('subscriptions')
    .innerJoin('shipments', 'shipments.id', 'subscriptions.shipment_id')
    .select(['subscriptions.id', 'subscriptions.locale', 'shipments.waybill_no'])
    .where('subscriber_id', '=', row.aggregate)
    .where('asked_revision', '=', row.revision)
    .executeTakeFirst()
  const until = row.created_at + ctx.settings.subscriptions.confirmMs
  if (!asked || until <= ctx.now()) return null
  return {
    ...common,
    to: { ...common.to, locale: asked.locale as LocaleId },
    kind: 'confirm',
    waybillNo: asked.waybill_no,
    confirm: confirmToken(ctx, asked.id, until),
    until,
    stop: stopToken(ctx, { kind: 'subscription', id: asked.id }),
  }
}

async function composeChanges(ctx: Ctx, row: OutboxRow, common: Common): Promise<SubscriptionMessage | null> {
  const rows = await ctx.db.query
    .selectFrom('subscription_changes')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_changes.subscription_id')
    .innerJoin('shipments', 'shipments.id', 'subscriptions.shipment_id')
    .select([
      'subscriptions.id',
      'shipments.waybill_no',
      'shipments.destination_city',
      'subscription_changes.status',
      'subscription_changes.since',
      'subscription_changes.hold_reason',
    ])
    .where('subscriptions.subscriber_id', '=', row.aggregate)
    .where('subscriptions.state', '=', 'active')
    .where('subscription_changes.revision', '=', row.revision)
    .where('subscription_changes.since', '>', ctx.now() - newsMs)
    .orderBy('subscription_changes.since', 'desc')
    .orderBy('subscription_changes.id', 'desc')
    .execute()
  // Of several changes of one shipment the newest says it all.
  const newest = [...new Map(rows.toReversed().map((one) => [one.id, one])).values()].toSorted(
    (a, b) => b.since - a.since,
  )
  if (newest.length === 0) return null
  const shipments = newest.map((one) => ({
    waybillNo: one.waybill_no,
    status: one.status as ShipmentStatus,
    since: one.since,
    holdReason: one.hold_reason as HoldReason | null,
    destinationCity: one.destination_city,
    stop: stopToken(ctx, { kind: 'subscription', id: one.id }),
  }))
  const [only] = shipments
  const stopAll =
    only && shipments.length === 1 ? only.stop : stopToken(ctx, { kind: 'subscriber', id: row.aggregate })
  return { ...common, kind: 'changes', shipments, stopAll }
}
