import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { auditEnquiry } from './audit-enquiry.ts'
import type { SpamReason } from './judge-spam.ts'
import { lockEnquiry, mayWorkEnquiries } from './lock-enquiry.ts'

/**
 * Says that an enquiry is spam, or that it is none, whatever was suspected. Saying what is so already changes nothing.
 * Refusals: `forbidden`, `not-found`, `not-available` for one that is withdrawn.
 */
export async function markSpam(
  ctx: Ctx,
  input: { readonly number: string; readonly isSpam: boolean },
): Promise<void> {
  mayWorkEnquiries(ctx)
  const { isSpam } = input
  await ctx.db.transaction(async (trx) => {
    const row = await lockEnquiry(trx, input.number)
    if (row.status === 'withdrawn')
      throw new DomainError({ entity: 'enquiry', code: 'not-available', detail: 'it is withdrawn' })
    const reasons: readonly SpamReason[] = row.spam_reasons === null ? [] : JSON.parse(row.spam_reasons)
    if (isSpam ? reasons.includes('staff') : reasons.length === 0) return
    const marked = isSpam ? JSON.stringify([...reasons, 'staff']) : null
    await trx
      .updateTable('enquiries')
      .set({ spam_reasons: marked, updated_at: ctx.now() })
      .where('id', '=', row.id)
      .execute()
    await auditEnquiry(ctx, trx, row, isSpam ? 'marked-spam' : 'marked-no-spam')
  })
}
