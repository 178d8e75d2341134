import type { Ctx } from '@hongyan/kernel/context'

/**
 * The context of somebody of staff who has just proved who they are, for what is written down of it: they came as a
 * visitor. It gives no rights.
 */
export function inNameOf(ctx: Ctx, staffId: string): Ctx {
  return { ...ctx, actor: { kind: 'person', staffId, grants: [] } }
}
