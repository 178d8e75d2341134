import type { Ctx } from '@hongyan/kernel/context'
import { takeAccountInTurn } from '../accounts/lock-account-for-write.ts'
import { endDraft } from './end-draft.ts'
import { draftOwner } from './order-drafts.ts'
import { readListKey } from './order-list-draft.ts'

/**
 * Forgets what an account keeps of a list of orders for good: it was placed, or is wanted no more. Refusals:
 * `forbidden` without an account, `invalid-input`.
 */
export async function forgetOrderList(ctx: Ctx, input: { readonly key: string }): Promise<void> {
  const owner = draftOwner(ctx)
  const id = readListKey(input.key)
  await ctx.db.transaction(async (trx) => {
    await takeAccountInTurn(ctx, trx)
    await endDraft(trx, { id, owner, now: ctx.now(), kind: 'list' })
  })
}
