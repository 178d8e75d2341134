import {
  type Actor,
  addWebhook,
  type Ctx,
  type NewWebhook,
  openSession,
  type WebhookTopic,
} from '@hongyan/domain'

let made = 0

/** Somebody with an account of their own, who is signed in. */
export async function anAccountHolder(ctx: Ctx): Promise<Extract<Actor, { kind: 'customer' }>> {
  made += 1
  const subject = `merchant-${made}`
  const identity = {
    issuer: 'https://id.example',
    subject,
    name: '欧阳样例',
    phone: null,
    providerSession: null,
    idToken: null,
  }
  const { accountId } = await openSession(ctx, { identity, replaced: null })
  return { kind: 'customer', customerId: accountId, sessionId: null, address: '192.0.2.1' }
}

/** An address of the account of `ctx`, wherever it may lead. */
export async function aWebhook(
  ctx: Ctx,
  url = 'https://erp.example.com/hooks',
  topics: readonly WebhookTopic[] = ['orders', 'shipments'],
): Promise<NewWebhook> {
  made += 1
  return addWebhook(ctx, { url, topics, requestKey: `webhook-${made}`, judge: async () => null })
}
