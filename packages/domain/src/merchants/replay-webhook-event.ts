import type { Ctx } from '@hongyan/kernel/context'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { wakeLane } from '../outbox/note-answer.ts'
import { ownWebhook } from './own-webhook.ts'
import { showWebhookEvent } from './show-webhook-event.ts'
import { refuseOff } from './test-webhook.ts'
import type { WebhookEventView } from './webhook-event.ts'

/**
 * Sends an event again now, with its id and body as they were: whoever has it knows it by the id. What is being sent at
 * this moment is left alone. Refusals: `sign-in-needed`, `not-found`, `not-available` while the address is off.
 */
export async function replayWebhookEvent(
  ctx: Ctx,
  { id }: { readonly id: string },
): Promise<WebhookEventView> {
  const { webhookId } = await showWebhookEvent(ctx, { id })
  await ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const webhook = await ownWebhook(ctx, trx, webhookId, 'lock')
    refuseOff(webhook)
    await trx
      .updateTable('outbox')
      .set({
        state: 'waiting',
        // Somebody is looking: it goes before all that waits for this address.
        next_at: webhook.created_at,
        attempts: 0,
        refusals: 0,
        problem: null,
        finished_at: null,
      })
      .where('aggregate', '=', id)
      .where('target', '=', 'merchant')
      .where('state', '!=', 'sending')
      .execute()
    await wakeLane(ctx, trx, { target: 'merchant', receiver: webhookId })
  })
  return showWebhookEvent(ctx, { id })
}
