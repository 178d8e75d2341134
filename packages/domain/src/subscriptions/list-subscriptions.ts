import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { maskMail } from '../privacy/mask-mail.ts'
import { maskPhone } from '../privacy/mask-phone.ts'
import type { ShipmentStatus } from '../tracking/vocabulary.ts'
import type { SubscriptionChannel, SubscriptionMoment } from './subscription-rules.ts'

/** What an account follows. The address is masked, null for a feed; instants are ms UTC. */
export type SubscriptionView = {
  readonly id: string
  readonly waybillNo: string
  readonly status: ShipmentStatus
  readonly channel: SubscriptionChannel
  readonly address: string | null
  readonly moments: readonly SubscriptionMoment[]
  readonly confirmed: boolean
  readonly since: number
}

/** The subscriptions that the account of `ctx` asked for, the newest first. Refuses `sign-in-needed`. */
export async function listSubscriptions(ctx: Ctx): Promise<readonly SubscriptionView[]> {
  if (ctx.actor.kind !== 'customer')
    throw new DomainError({ entity: 'account', code: 'sign-in-needed', detail: 'Nobody is signed in' })
  const rows = await ctx.db.query
    .selectFrom('subscriptions')
    .innerJoin('subscribers', 'subscribers.id', 'subscriptions.subscriber_id')
    .innerJoin('shipments', 'shipments.id', 'subscriptions.shipment_id')
    .select([
      'subscriptions.id',
      'shipments.waybill_no',
      'shipments.status',
      'subscribers.channel',
      'subscribers.address',
      'subscriptions.moments',
      'subscriptions.state',
      'subscriptions.asked_at',
    ])
    .where('subscriptions.customer_id', '=', ctx.actor.customerId)
    .orderBy('subscriptions.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    waybillNo: row.waybill_no,
    status: row.status as ShipmentStatus,
    channel: row.channel as SubscriptionChannel,
    address: row.address && (row.channel === 'mail' ? maskMail(row.address) : maskPhone(row.address)),
    moments: JSON.parse(row.moments) as readonly SubscriptionMoment[],
    confirmed: row.state === 'active',
    since: row.asked_at,
  }))
}
