import type { Ctx } from '@hongyan/kernel/context'
import { ownStaff, staffWith } from '../staff/own-staff.ts'
import { staffNames } from '../staff/staff-names.ts'
import { staffMay } from '../staff/staff-rights.ts'
import { partsOf, type RatePart } from './rate-change.ts'
import { isAhead, type RateVersion, versionOfRow } from './rate-version.ts'

/** A version in a list: people by their names, and what whoever asks may do with it. */
export type ListedVersion = Omit<RateVersion, 'change'> & {
  readonly parts: readonly RatePart[]
  readonly isInForce: boolean
  readonly mayApprove: boolean
  readonly mayTakeBack: boolean
}

/** All versions but that which ships, newest first. Refusals: `sign-in-needed`, `forbidden`. */
export async function listVersions(ctx: Ctx): Promise<readonly ListedVersion[]> {
  staffWith(ctx, 'see-rates')
  const rows = await ctx.db.query
    .selectFrom('rate_versions')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(mostListed)
    .execute()
  return listed(ctx, rows.map(versionOfRow))
}

/** More have never been looked through. */
const mostListed = 200

/** Versions as they are listed to whoever asks. */
export async function listed(ctx: Ctx, versions: readonly RateVersion[]): Promise<readonly ListedVersion[]> {
  const person = ownStaff(ctx)
  const nameOf = await staffNames(
    ctx.db.query,
    versions.flatMap((version) => [version.madeBy, version.changedBy, version.decidedBy]),
  )
  const saves = await ctx.db.query
    .selectFrom('rate_saves')
    .select('version_id')
    .distinct()
    .where('made_by', '=', person.staffId)
    .execute()
  const own = new Set(saves.map(({ version_id: id }) => id))
  return versions.map(({ change, ...version }) => {
    const isOwn = own.has(version.id) || version.madeBy === person.staffId
    const ahead = isAhead(ctx, version.validFrom)
    const writes = staffMay(person, 'write-rates')
    return {
      ...version,
      madeBy: nameOf(version.madeBy) ?? version.madeBy,
      changedBy: nameOf(version.changedBy) ?? version.changedBy,
      decidedBy: nameOf(version.decidedBy) ?? version.decidedBy,
      parts: partsOf(change),
      isInForce: version.state === 'approved' && !ahead,
      mayApprove: version.state === 'in-review' && !isOwn && staffMay(person, 'approve-rates'),
      mayTakeBack: writes && version.state !== 'taken-back' && (version.state !== 'approved' || ahead),
    }
  })
}
