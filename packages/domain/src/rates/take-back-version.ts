import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { changeVersion, findVersion } from './find-version.ts'
import { isAhead, wrongDay } from './rate-version.ts'
import { holdRates, nextEdition } from './rates-in-force.ts'

/**
 * Takes a version back: one in review is a draft again, any other one ends. Refusals: those of `findVersion`, `settled`,
 * `day-over` for an approved one that is in force, because prices have been told by it.
 */
export async function takeBackVersion(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const row = await findVersion(ctx, { id, right: 'write-rates' })
  const state = row.state === 'in-review' ? 'draft' : 'taken-back'
  await ctx.db.transaction(async (trx) => {
    await holdRates(ctx, trx)
    const wasApproved = row.state === 'approved'
    if (wasApproved && !isAhead(ctx, row.valid_from)) throw wrongDay('day-over')
    if (wasApproved) await trx.deleteFrom('rate_parts').where('version_id', '=', id).execute()
    const ended = wasApproved ? { edition: await nextEdition(trx), taken_back_at: ctx.now() } : {}
    await changeVersion(trx, row, 'take-back', { state, ...ended })
    await writeAudit(ctx, trx, { entity: 'rates', id, action: 'taken-back' })
  })
}
