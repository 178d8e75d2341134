import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { ownStaff } from '../staff/own-staff.ts'
import { changeVersion, findVersion } from './find-version.ts'
import { readLine } from './note.ts'

/** Sends a version back to whoever wrote it, with a reason. Refusals: those of `findVersion`, `settled`, `invalid-input`. */
export async function refuseVersion(
  ctx: Ctx,
  input: { readonly id: string; readonly note: string },
): Promise<void> {
  const row = await findVersion(ctx, { id: input.id, right: 'approve-rates' })
  const note = readLine('note', input.note)
  const decided = { decided_at: ctx.now(), decided_by: ownStaff(ctx).staffId, note }
  await ctx.db.transaction(async (trx) => {
    await changeVersion(trx, row, 'refuse', { state: 'refused', ...decided })
    await writeAudit(ctx, trx, { entity: 'rates', id: row.id, action: 'refused' })
  })
}
