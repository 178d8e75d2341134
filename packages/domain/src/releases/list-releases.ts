import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { ownStaff, staffWith } from '../staff/own-staff.ts'
import { staffNames } from '../staff/staff-names.ts'
import { staffMay } from '../staff/staff-rights.ts'
import { allowedIn, type Release, type ReleaseState, releaseOf } from './release.ts'
import { isReturnedTo } from './returned-releases.ts'

/** Which releases are asked for; what is left out does not matter. */
type ReleaseFilter = {
  readonly states?: readonly ReleaseState[] | undefined
  readonly name?: string | undefined
  readonly language?: LocaleId | undefined
  /** Those that whoever asks can approve: in review, of what they may review, and not written by them. */
  readonly mine?: boolean | undefined
  /** Those that whoever asks had asked for, that were refused lately and not asked for again. */
  readonly returned?: boolean | undefined
  /** An id: those that were asked for before it. */
  readonly before?: string | undefined
  readonly limit: number
}

/** A release with what whoever asks may do with it; people are told by their names. */
export type ListedRelease = Release & {
  readonly mayApprove: boolean
  readonly mayPublish: boolean
  /** Whether they may take it back, as it stands now. */
  readonly mayCancel: boolean
  /** Whether what it published is on the site still. */
  readonly isLive: boolean
}

/**
 * Releases of documents that whoever asks may see, newest first, those to be published at a moment by that; and
 * whether there are more. Refusals: `sign-in-needed`, `forbidden`.
 */
export async function listReleases(
  ctx: Ctx,
  filter: ReleaseFilter,
): Promise<{ readonly releases: readonly ListedRelease[]; readonly more: boolean }> {
  const person = staffWith(ctx, 'see-documents')
  const { staffId } = ownStaff(ctx)
  const states = filter.mine ? (['in-review'] as const) : filter.states
  let query = ctx.db.query
    .selectFrom('desk_releases as release')
    .selectAll('release')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('desk_versions')
          .select('desk_versions.revision')
          .whereRef('desk_versions.name', '=', 'release.name')
          .where('desk_versions.made_by', '=', staffId)
          .whereRef('desk_versions.revision', '>', 'release.since_revision'),
      ).as('wrote'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('desk_publications')
          .select('desk_publications.id')
          .whereRef('desk_publications.release_id', '=', 'release.id')
          .where('desk_publications.until_at', 'is', null),
      ).as('live'),
    )
  if (states !== undefined) query = query.where('state', 'in', states)
  if (filter.returned) query = query.where((eb) => isReturnedTo(ctx, staffId, eb))
  if (filter.name !== undefined) query = query.where('release.name', '=', filter.name)
  if (filter.language !== undefined) query = query.where('language', '=', filter.language)
  if (filter.before !== undefined) query = query.where('id', '<', filter.before)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.mine ? mostInReview : filter.limit + 1)
    .execute()
  const nameOf = await staffNames(
    ctx.db.query,
    rows.flatMap((row) => [row.asked_by, row.decided_by, row.done_by]),
  )
  const named = (release: Release): Release => ({
    ...release,
    askedBy: nameOf(release.askedBy) ?? release.askedBy,
    decidedBy: nameOf(release.decidedBy) ?? release.decidedBy,
    doneBy: nameOf(release.doneBy) ?? release.doneBy,
  })
  const listed = rows
    .map((row) => {
      const { document_kind: kind, language } = row
      const may = (right: 'review-documents' | 'publish-documents'): boolean =>
        staffMay(person, right, { kind, language })
      const mayApprove = row.state === 'in-review' && !row.wrote && may('review-documents')
      const release = releaseOf(row)
      const mayPublish = may('publish-documents')
      const isOwn = row.asked_by === staffId && release.state !== 'scheduled'
      const mayCancel =
        allowedIn.cancel.includes(release.state) && (isOwn || (mayPublish && release.state !== 'in-review'))
      return { ...named(release), mayApprove, mayPublish, mayCancel, isLive: Boolean(row.live) }
    })
    .filter((release) => !filter.mine || release.mayApprove)
  return { releases: listed.slice(0, filter.limit), more: listed.length > filter.limit }
}

/** More are never in review at once. */
const mostInReview = 1000
