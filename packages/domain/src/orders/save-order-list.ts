import type { Ctx } from '@hongyan/kernel/context'
import { takeAccountInTurn } from '../accounts/lock-account-for-write.ts'
import { dropOldestDrafts } from './drop-oldest-drafts.ts'
import { draftOwner } from './order-drafts.ts'
import { boundFields, type ListField, readListKey, type StoredList } from './order-list-draft.ts'
import { putDraft } from './put-draft.ts'

/**
 * Keeps a list of orders for an account as it has just been looked over, in place of what was kept under its key; one
 * that was placed or forgotten is kept no more. Says whether it is kept. The oldest goes when there are too many.
 * Refusals: `forbidden` without an account, `invalid-input`.
 */
export async function saveOrderList(
  ctx: Ctx,
  input: {
    readonly key: string
    /** Names this look: what is typed into another one comes too late. */
    readonly look: string
    readonly lines: readonly ListField[]
    readonly typed: readonly ListField[]
  },
): Promise<boolean> {
  const owner = draftOwner(ctx)
  const id = readListKey(input.key)
  const kept = {
    look: input.look,
    lines: boundFields(input.lines, 'lines').map(([name, value]) => [name, value]),
    typed: boundFields(input.typed, 'typed').map(([name, value]) => [name, value]),
  } as StoredList
  const content = JSON.stringify(kept)
  return ctx.db.transaction(async (trx) => {
    // Two at once would drop each other's as the oldest, and wait for each other.
    await takeAccountInTurn(ctx, trx)
    const isKept = await putDraft(trx, { id, owner, kind: 'list', content, now: ctx.now() })
    await dropOldestDrafts(trx, { owner, of: 'list', most: ctx.settings.orders.listDrafts })
    return isKept
  })
}
