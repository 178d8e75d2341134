import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { staffWith } from '../staff/own-staff.ts'
import { staffNames } from '../staff/staff-names.ts'
import { findVersion } from './find-version.ts'
import { type ListedVersion, listed } from './list-versions.ts'
import { ratesOn } from './rate-book.ts'
import type { RateChange, RatePart } from './rate-change.ts'
import { versionOfRow } from './rate-version.ts'
import { approvedRates } from './rates-in-force.ts'

/** A version with what it changes, what would hold on its day without it, and who saved what, newest first. */
export type ShownVersion = {
  readonly version: ListedVersion
  readonly change: RateChange
  readonly rates: RateChange
  readonly saves: readonly {
    readonly revision: number
    readonly at: number
    readonly by: string
    readonly parts: readonly RatePart[]
  }[]
}

/** One version. Refusals: those of `findVersion`. */
export async function showVersion(ctx: Ctx, { id }: { readonly id: string }): Promise<ShownVersion> {
  const row = await findVersion(ctx, { id, right: 'see-rates' })
  const { change, ...rest } = versionOfRow(row)
  const [version] = await listed(ctx, [{ change, ...rest }])
  if (version === undefined) throw new Error('one version is listed as one')
  const rows = await ctx.db.query
    .selectFrom('rate_saves')
    .select(['revision', 'parts', 'made_at', 'made_by'])
    .where('version_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(50)
    .execute()
  const nameOf = await staffNames(
    ctx.db.query,
    rows.map((save) => save.made_by),
  )
  const book = await approvedRates(ctx.db.query, { except: id })
  return {
    version,
    change,
    rates: ratesOn(book, version.validFrom),
    saves: rows.map((save) => ({
      revision: Number(save.revision),
      at: Number(save.made_at),
      by: nameOf(save.made_by) ?? save.made_by,
      parts: JSON.parse(save.parts),
    })),
  }
}

/** What holds on a day, today unless said otherwise. Refusals: `sign-in-needed`, `forbidden`. */
export async function showRates(
  ctx: Ctx,
  { day = dayAtHome(ctx.now()) }: { readonly day?: string | undefined },
): Promise<{ readonly day: string; readonly rates: RateChange }> {
  staffWith(ctx, 'see-rates')
  return { day, rates: ratesOn(await approvedRates(ctx.db.query), day) }
}
