import type { Ctx } from '@hongyan/kernel/context'
import { takeAccountInTurn } from '../accounts/lock-account-for-write.ts'
import { endDraft } from './end-draft.ts'
import { draftOwner, readDraftId } from './order-drafts.ts'

/**
 * Deletes a draft of an account for good; one that is gone already, or of somebody else's, is no refusal. Refuses
 * `forbidden` without an account, `invalid-input`.
 */
export async function deleteOrderDraft(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  const owner = draftOwner(ctx)
  const id = readDraftId(input.id)
  await ctx.db.transaction(async (trx) => {
    await takeAccountInTurn(ctx, trx)
    await endDraft(trx, { id, owner, now: ctx.now(), kind: 'order' })
  })
}
