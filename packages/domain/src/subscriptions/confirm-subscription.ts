import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { maskMail } from '../privacy/mask-mail.ts'
import { readConfirmToken, stopToken } from './subscription-tokens.ts'

/** What has been confirmed; the mail address is masked. */
type ConfirmedSubscription = {
  readonly waybillNo: string
  readonly address: string
  readonly stop: string
}

/**
 * Confirms a subscription by the token that was sent to its mailbox; confirming twice changes nothing. Refuses
 * `link-expired` for a token that is too old or not genuine, and for a subscription that was stopped since.
 */
export async function confirmSubscription(
  ctx: Ctx,
  input: { readonly token: string },
): Promise<ConfirmedSubscription> {
  const id = readConfirmToken(ctx, input.token)
  const found =
    id === null
      ? null
      : await ctx.db.transaction(async (trx) => {
          const now = ctx.now()
          const confirmed = await trx
            .updateTable('subscriptions')
            .set({ state: 'active', confirmed_at: now })
            .where('id', '=', id)
            .where('state', '=', 'asked')
            .returning(['subscriber_id', 'locale'])
            .executeTakeFirst()
          if (confirmed) {
            await trx
              .updateTable('subscribers')
              .set({ locale: confirmed.locale })
              .where('id', '=', confirmed.subscriber_id)
              .execute()
            await writeAudit(ctx, trx, { entity: 'subscription', id, action: 'confirmed' })
          }
          return trx
            .selectFrom('subscriptions')
            .innerJoin('subscribers', 'subscribers.id', 'subscriptions.subscriber_id')
            .innerJoin('shipments', 'shipments.id', 'subscriptions.shipment_id')
            .select(['subscriptions.id', 'subscribers.address', 'shipments.waybill_no'])
            .where('subscriptions.id', '=', id)
            .executeTakeFirst()
        })
  if (!found)
    throw new DomainError({
      entity: 'subscription',
      code: 'link-expired',
      detail: 'No subscription waits for this link',
    })
  return {
    waybillNo: found.waybill_no,
    address: maskMail(found.address ?? ''),
    stop: stopToken(ctx, { kind: 'subscription', id: found.id }),
  }
}
