import type { Ctx } from '@hongyan/kernel/context'
import { type DueCounts, dueCountsOf } from '@hongyan/kernel/due-counts'
import { ownStaff } from '../staff/own-staff.ts'
import { staffMay, staffMaySomewhere } from '../staff/staff-rights.ts'
import { listReleases } from './list-releases.ts'
import { isReturnedTo } from './returned-releases.ts'

/** More are never in review at once. */
const mostInReview = 1000

/** What somebody has to do with releases; null where they have no right to. */
type ReleaseWork = {
  /** In review, that they can approve. */
  readonly reviews: number | null
  /** Approved, that they can publish; not published at their moment; waiting for it. */
  readonly approved: number | null
  readonly failed: number | null
  readonly scheduled: (DueCounts & { readonly open: number }) | null
  /** Refused, that they asked for lately and nobody has asked for again. */
  readonly returned: number | null
}

/** What of releases waits for whoever asks. Refuses `sign-in-needed`. */
export async function countReleases(ctx: Ctx): Promise<ReleaseWork> {
  const person = ownStaff(ctx)
  const may = (right: Parameters<typeof staffMaySomewhere>[1]) => staffMaySomewhere(person, right)
  const reviews = may('review-documents')
    ? (await listReleases(ctx, { mine: true, limit: mostInReview })).releases.length
    : null
  const returned = may('see-documents') ? await countReturned(ctx, person.staffId) : null
  if (!may('publish-documents')) return { reviews, returned, approved: null, failed: null, scheduled: null }
  const rows = await ctx.db.query
    .selectFrom('desk_releases')
    .select(['state', 'document_kind', 'language', 'due_at'])
    .where('state', 'in', ['approved', 'scheduled', 'failed'])
    .execute()
  const own = rows.filter(({ document_kind: kind, language }) =>
    staffMay(person, 'publish-documents', { kind, language }),
  )
  const inState = (state: string) => own.filter((row) => row.state === state)
  const scheduled = inState('scheduled')
  return {
    reviews,
    returned,
    approved: inState('approved').length,
    failed: inState('failed').length,
    scheduled: {
      open: scheduled.length,
      ...dueCountsOf(
        scheduled.flatMap(({ due_at }) => (due_at === null ? [] : Number(due_at))),
        ctx.now(),
      ),
    },
  }
}

async function countReturned(ctx: Ctx, staffId: string): Promise<number> {
  const { count } = await ctx.db.query
    .selectFrom('desk_releases as release')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where((eb) => isReturnedTo(ctx, staffId, eb))
    .executeTakeFirstOrThrow()
  return Number(count)
}
