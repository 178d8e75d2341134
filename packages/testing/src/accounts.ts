import { createSession } from '@hongyan/domain/accounts/create-session'
import type { Actor, Ctx } from '@hongyan/kernel/context'

let made = 0

/** Somebody with an account of their own, who is signed in; `phone` as the provider has verified it. */
export async function anAccountHolder(
  ctx: Ctx,
  phone: string | null = null,
): Promise<Extract<Actor, { kind: 'customer' }>> {
  made += 1
  const subject = `holder-${made}`
  const identity = {
    issuer: 'https://id.example',
    subject,
    name: '欧阳样例',
    phone,
    providerSession: null,
    idToken: null,
  }
  const { accountId } = await createSession(ctx, { identity, replaced: null })
  return { kind: 'customer', customerId: accountId, sessionId: null, address: '192.0.2.1' }
}
