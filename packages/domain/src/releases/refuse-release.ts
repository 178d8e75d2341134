import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { ownStaff } from '../staff/own-staff.ts'
import { changeRelease, findRelease } from './find-release.ts'
import { readNote } from './note.ts'

/** Refuses what was asked to be published, and says why. Refusals: those of `findRelease`, `settled`, `invalid-input`. */
export async function refuseRelease(
  ctx: Ctx,
  input: { readonly id: string; readonly note: string },
): Promise<void> {
  const row = await findRelease(ctx, { id: input.id, right: 'review-documents' })
  const { staffId } = ownStaff(ctx)
  const note = readNote(input.note, true)
  await ctx.db.transaction(async (trx) => {
    await changeRelease(trx, row, 'refuse', {
      state: 'refused',
      decided_at: ctx.now(),
      decided_by: staffId,
      note,
    })
    await writeAudit(ctx, trx, { entity: 'release', id: row.id, action: 'refused' })
  })
}
