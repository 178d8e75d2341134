import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { ownStaff } from '../staff/own-staff.ts'
import { changeVersion, findVersion } from './find-version.ts'
import { readLine } from './note.ts'
import { pastDays } from './past-days.ts'
import { ratesOn } from './rate-book.ts'
import { changedFrom, differingParts, type RateChange } from './rate-change.ts'
import { isAhead, RatesChangedError, type RateVersion, versionOfRow, wrongDay } from './rate-version.ts'
import { approvedRates } from './rates-in-force.ts'

/**
 * Saves what a version changes; parts that stand so already are left out of it. Refusals: those of `findVersion`,
 * `changed` with the difference where it is no longer as it was at revision `base`, `settled`, `day-over`, `invalid-input`
 * for its title and for days of the calendar before its own.
 */
export async function saveVersion(
  ctx: Ctx,
  input: {
    readonly id: string
    readonly base: number
    readonly title: string
    readonly validFrom: string
    readonly change: RateChange
  },
): Promise<{ readonly revision: number; readonly change: RateChange }> {
  const row = await findVersion(ctx, { id: input.id, right: 'write-rates' })
  const { staffId } = ownStaff(ctx)
  const before = versionOfRow(row)
  const title = readLine('title', input.title)
  const { validFrom } = input
  if (!isAhead(ctx, validFrom)) throw wrongDay('day-over')
  const book = await approvedRates(ctx.db.query, { except: row.id })
  const change = changedFrom(ratesOn(book, validFrom), input.change)
  if (input.base !== before.revision) throw changedBy(before, change)
  const problems = pastDays(change, book.calendar, validFrom)
  if (problems.length > 0)
    throw new DomainError({ entity: 'rates', code: 'invalid-input', detail: 'past days', fields: problems })

  const revision = before.revision + 1
  const stamp = { made_at: ctx.now(), made_by: staffId }
  const stored = { valid_from: validFrom, change: JSON.stringify(change), revision }
  await ctx.db.transaction(async (trx) => {
    try {
      const changed = { changed_at: stamp.made_at, changed_by: staffId }
      await changeVersion(trx, row, 'save', { state: 'draft', title, ...stored, ...changed })
    } catch (error) {
      const latest = await trx
        .selectFrom('rate_versions')
        .selectAll()
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow()
      throw Number(latest.revision) === before.revision ? error : changedBy(versionOfRow(latest), change)
    }
    const parts = JSON.stringify(differingParts(before.change, change))
    await trx
      .insertInto('rate_saves')
      .values({ version_id: row.id, ...stored, parts, ...stamp })
      .execute()
    await writeAudit(ctx, trx, { entity: 'rates', id: row.id, action: 'saved', detail: { revision } })
  })
  return { revision, change }
}

function changedBy(theirs: RateVersion, mine: RateChange): RatesChangedError {
  return new RatesChangedError(theirs.revision, differingParts(mine, theirs.change), mine, theirs.change)
}
