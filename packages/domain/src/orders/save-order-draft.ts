import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { takeAccountInTurn } from '../accounts/lock-account-for-write.ts'
import { storedText } from '../privacy/find-identity-numbers.ts'
import { dropOldestDrafts } from './drop-oldest-drafts.ts'
import { draftOwner, readDraftContent, readDraftId } from './order-drafts.ts'
import { putDraft } from './put-draft.ts'

/**
 * Keeps a draft for an account, in place of what it kept under the same id: two windows of a device keep one. The
 * oldest goes when there are too many. Refusals: `forbidden` without an account, `invalid-input`, `not-found` for an id
 * of somebody else's, `conflict` for one that was placed or forgotten meanwhile.
 */
export async function saveOrderDraft(
  ctx: Ctx,
  input: { readonly id: string; readonly content: unknown },
): Promise<void> {
  const owner = draftOwner(ctx)
  const id = readDraftId(input.id)
  const content = JSON.stringify(readDraftContent(input.content), storedText)
  await ctx.db.transaction(async (trx) => {
    // Two at once would drop each other's as the oldest, and wait for each other.
    await takeAccountInTurn(ctx, trx)
    if (!(await putDraft(trx, { id, owner, kind: 'order', content, now: ctx.now() })))
      throw await whyNotSaved(trx, id, owner)
    await dropOldestDrafts(trx, { owner, of: 'order', most: ctx.settings.orders.drafts })
  })
}

/** Whoever sends late what was placed meanwhile hears so; of somebody else's nobody hears anything. */
async function whyNotSaved(trx: Transaction<Schema>, id: string, owner: string): Promise<DomainError> {
  const ended = await trx
    .selectFrom('order_drafts')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', owner)
    .executeTakeFirst()
  return ended
    ? new DomainError({ entity: 'order', code: 'conflict', detail: 'The draft has ended' })
    : new DomainError({ entity: 'order', code: 'not-found', detail: 'No draft of this account' })
}
