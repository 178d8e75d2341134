import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidInstant } from '@hongyan/kernel/ids'
import type { LocaleId } from '@hongyan/locales'
import type { HoldReason, ShipmentStatus } from '../tracking/vocabulary.ts'
import { newsMs } from './subscription-times.ts'
import { readFeedToken, stopToken } from './subscription-tokens.ts'

/** A change of status as it is told. `since` is ms UTC. */
type StatusNews = {
  readonly id: string
  readonly status: ShipmentStatus
  readonly since: number
  readonly holdReason: HoldReason | null
}

type SubscriptionFeed = {
  readonly locale: LocaleId
  readonly waybillNo: string
  readonly stop: string
  /** The newest first, none older than a week. */
  readonly entries: readonly StatusNews[]
  /** When the last of them came to be known, ms UTC: a scan may come in late. */
  readonly changedAt: number
}

/** What the feed behind a token says. Refuses `not-found` where it was stopped, is over or never was. */
export async function readSubscriptionFeed(
  ctx: Ctx,
  input: { readonly token: string },
): Promise<SubscriptionFeed> {
  const id = readFeedToken(ctx, input.token)
  const row =
    id === null
      ? undefined
      : await ctx.db.query
          .selectFrom('subscriptions')
          .innerJoin('shipments', 'shipments.id', 'subscriptions.shipment_id')
          .select(['subscriptions.id', 'subscriptions.locale', 'shipments.waybill_no'])
          .where('subscriptions.id', '=', id)
          .executeTakeFirst()
  if (!row) throw new DomainError({ entity: 'subscription', code: 'not-found', detail: 'No such feed' })
  const changes = await ctx.db.query
    .selectFrom('subscription_changes')
    .selectAll()
    .where('subscription_id', '=', row.id)
    .where('since', '>', ctx.now() - newsMs)
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    changedAt: Math.max(0, ...changes.map(({ id: entry }) => uuidInstant(entry))),
    locale: row.locale as LocaleId,
    waybillNo: row.waybill_no,
    stop: stopToken(ctx, { kind: 'subscription', id: row.id }),
    entries: changes.map(({ id: entry, status, since, hold_reason }) => ({
      id: entry,
      status: status as ShipmentStatus,
      since,
      holdReason: hold_reason as HoldReason | null,
    })),
  }
}
