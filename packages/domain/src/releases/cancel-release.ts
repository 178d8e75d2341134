import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { ownStaff } from '../staff/own-staff.ts'
import { changeRelease, findRelease } from './find-release.ts'

/**
 * Takes a release back before it is carried out: whoever asked for it may, and whoever publishes. Refusals: those of
 * `findRelease`, `settled`.
 */
export async function cancelRelease(ctx: Ctx, input: { readonly id: string }): Promise<void> {
  const asked = await findRelease(ctx, { id: input.id, right: 'see-documents' })
  const isOwn = asked.asked_by === ownStaff(ctx).staffId && asked.state !== 'scheduled'
  const row = isOwn ? asked : await findRelease(ctx, { id: input.id, right: 'publish-documents' })
  await ctx.db.transaction(async (trx) => {
    await changeRelease(trx, row, 'cancel', { state: 'cancelled' })
    await writeAudit(ctx, trx, { entity: 'release', id: row.id, action: 'cancelled' })
  })
}
