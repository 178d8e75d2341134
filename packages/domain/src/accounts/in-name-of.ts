import type { Ctx } from '@hongyan/kernel/context'

/** The context of a customer whose account is known by now, for what is written down of it: they came as a visitor. */
export function inNameOf(ctx: Ctx, customerId: string): Ctx {
  return { ...ctx, actor: { kind: 'customer', customerId, sessionId: null, address: '' } }
}
