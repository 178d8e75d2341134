import { addWebhook } from '@hongyan/domain/merchants/add-webhook'
import type { WebhookTopic } from '@hongyan/domain/merchants/merchant-rules'
import type { NewWebhook } from '@hongyan/domain/merchants/webhook'
import type { Ctx } from '@hongyan/kernel/context'

let made = 0

/** An address of the account of `ctx`, wherever it may lead. */
export async function aWebhook(
  ctx: Ctx,
  url = 'https://erp.example.com/hooks',
  topics: readonly WebhookTopic[] = ['orders', 'shipments'],
): Promise<NewWebhook> {
  made += 1
  return addWebhook(ctx, { url, topics, requestKey: `webhook-${made}`, judge: async () => null })
}
