import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { staffWith } from '../staff/own-staff.ts'
import type { StaffRight } from '../staff/staff-rights.ts'

/** What staff sees to and marks as dealt with, and which right that takes. */
export const dealtKinds = {
  'search-miss': 'write-documents',
  'item-miss': 'write-documents',
  feedback: 'write-documents',
  unmapped: 'see-messages',
} as const satisfies Record<string, StaffRight>
export type DealtKind = keyof typeof dealtKinds

/**
 * Marks something as dealt with, or takes that back: it stands in its list again then, and when it happens anew.
 * Refusals: `forbidden`, `invalid-input` for an empty value.
 */
export async function dealWith(
  ctx: Ctx,
  input: { readonly kind: DealtKind; readonly value: string; readonly isDealt: boolean },
): Promise<void> {
  const { kind, value, isDealt } = input
  const { staffId } = staffWith(ctx, dealtKinds[kind])
  if (value === '' || value.length > 200)
    throw new DomainError({
      entity: 'worklist',
      code: 'invalid-input',
      detail: 'Not something to be dealt with',
      fields: [{ path: 'ids', message: 'not-valid' }],
    })
  const dealt_at = ctx.now()
  await ctx.db.transaction(async (trx) => {
    await trx.deleteFrom('dealt_with').where('kind', '=', kind).where('value', '=', value).execute()
    if (isDealt)
      await trx
        .insertInto('dealt_with')
        .values({ kind, value, staff_id: staffId, dealt_at })
        .onConflict((on) => on.columns(['kind', 'value']).doUpdateSet({ staff_id: staffId, dealt_at }))
        .execute()
    // The value is what somebody typed: the audit names its kind alone.
    await writeAudit(ctx, trx, {
      entity: 'worklist',
      id: kind,
      action: isDealt ? 'dealt-with' : 'taken-back',
    })
  })
}
