import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { ownStaff } from '../staff/own-staff.ts'
import { changeVersion, findVersion } from './find-version.ts'
import { putInForce } from './put-in-force.ts'
import { isAhead, versionOfRow, wrongDay } from './rate-version.ts'
import { holdRates } from './rates-in-force.ts'

/**
 * Approves a version: from now on prices are told by it for its day and those after. Refusals: those of `findVersion`,
 * `own-work` for whoever saved any of it, `settled`, `day-over`, `day-taken` where another version changes the same part on
 * that day.
 */
export async function approveVersion(
  ctx: Ctx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<void> {
  const row = await findVersion(ctx, { id, right: 'approve-rates' })
  const { staffId } = ownStaff(ctx)
  const { validFrom, change } = versionOfRow(row)
  await ctx.db.transaction(async (trx) => {
    await holdRates(ctx, trx)
    const own = await trx
      .selectFrom('rate_saves')
      .select('revision')
      .where('version_id', '=', id)
      .where('made_by', '=', staffId)
      .executeTakeFirst()
    if (own || row.made_by === staffId)
      throw new DomainError({ entity: 'rates', code: 'own-work', detail: 'who wrote it asks' })
    if (!isAhead(ctx, validFrom)) throw wrongDay('day-over')
    const edition = await putInForce(trx, { id, validFrom, change })
    // What was looked at is what is approved.
    await changeVersion(trx, { ...row, revision }, 'approve', {
      state: 'approved',
      edition,
      decided_at: ctx.now(),
      decided_by: staffId,
      note: null,
    })
    await writeAudit(ctx, trx, { entity: 'rates', id, action: 'approved', detail: { revision, validFrom } })
  })
}
