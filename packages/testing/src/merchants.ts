import { addWebhook, type Ctx, type NewWebhook, type WebhookTopic } from '@hongyan/domain'

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
