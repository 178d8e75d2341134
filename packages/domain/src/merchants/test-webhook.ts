import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { wakeLane } from '../outbox/note-answer.ts'
import { addWebhookEvents } from './add-webhook-events.ts'
import { ownWebhook } from './own-webhook.ts'

/**
 * Queues an event for an address that is about nothing, to see that it arrives, and gives its id. Refusals:
 * `sign-in-needed`, `not-found`, `not-available` while the address is off.
 */
export async function testWebhook(ctx: Ctx, { id }: { readonly id: string }): Promise<string> {
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const webhook = await ownWebhook(ctx, trx, id, 'lock')
    refuseOff(webhook)
    const { account_id: accountId, created_at: dueAt } = webhook
    // Somebody is looking: it goes before all that waits for this address.
    const event = {
      webhookId: id,
      accountId,
      type: 'webhook.test',
      number: 'test',
      orderNo: null,
      data: {},
      dueAt,
    }
    await wakeLane(ctx, trx, { target: 'merchant', receiver: id })
    const [eventId = ''] = await addWebhookEvents(ctx, trx, [event])
    return eventId
  })
}

/** @throws DomainError `not-available` for an address that is off */
export function refuseOff({ state }: { readonly state: 'on' | 'off' }): void {
  if (state === 'off')
    throw new DomainError({ entity: 'webhook', code: 'not-available', detail: 'The webhook is off' })
}
