import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { staffWith } from '../staff/own-staff.ts'
import { readLine } from './note.ts'
import { noChange } from './rate-change.ts'
import { isAhead, wrongDay } from './rate-version.ts'
import { holdRates, nextNumber } from './rates-in-force.ts'

/**
 * Begins a version that changes nothing yet. Refusals: `sign-in-needed`, `forbidden`, `day-over` for one that has begun,
 * `invalid-input` for its title.
 */
export async function startVersion(
  ctx: Ctx,
  input: { readonly title: string; readonly validFrom: string },
): Promise<{ readonly id: string }> {
  const { staffId } = staffWith(ctx, 'write-rates')
  const title = readLine('title', input.title)
  if (!isAhead(ctx, input.validFrom)) throw wrongDay('day-over')
  const now = ctx.now()
  const id = uuidv7(now)
  await ctx.db.transaction(async (trx) => {
    await holdRates(ctx, trx)
    const number = await nextNumber(trx)
    await trx
      .insertInto('rate_versions')
      .values({
        id,
        number,
        valid_from: input.validFrom,
        title,
        state: 'draft',
        revision: 0,
        change: JSON.stringify(noChange),
        edition: null,
        made_at: now,
        made_by: staffId,
        changed_at: now,
        changed_by: staffId,
        decided_at: null,
        decided_by: null,
        note: null,
        taken_back_at: null,
      })
      .execute()
    await writeAudit(ctx, trx, { entity: 'rates', id, action: 'begun' })
  })
  return { id }
}
