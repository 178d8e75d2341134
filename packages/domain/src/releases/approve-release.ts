import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { ownStaff } from '../staff/own-staff.ts'
import { changeRelease, findRelease } from './find-release.ts'
import { readNote } from './note.ts'

/**
 * Approves what was asked to be published. Refusals: those of `findRelease`, `settled`, and `own-work` for whoever
 * wrote any of it since this language was published last.
 */
export async function approveRelease(
  ctx: Ctx,
  input: { readonly id: string; readonly note: string },
): Promise<void> {
  const row = await findRelease(ctx, { id: input.id, right: 'review-documents' })
  const { staffId } = ownStaff(ctx)
  const note = readNote(input.note)
  await ctx.db.transaction(async (trx) => {
    const written = await trx
      .selectFrom('desk_versions')
      .select('revision')
      .where('name', '=', row.name)
      .where('made_by', '=', staffId)
      .where('revision', '>', row.since_revision)
      .executeTakeFirst()
    if (written) throw new DomainError({ entity: 'release', code: 'own-work', detail: 'who wrote it asks' })
    await changeRelease(trx, row, 'approve', {
      state: 'approved',
      decided_at: ctx.now(),
      decided_by: staffId,
      ...(note === null ? {} : { note }),
    })
    await writeAudit(ctx, trx, { entity: 'release', id: row.id, action: 'approved' })
  })
}
