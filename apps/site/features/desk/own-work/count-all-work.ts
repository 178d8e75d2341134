import { factList } from '@hongyan/content/desk-documents'
import { countTranslations } from '@hongyan/domain/desk-documents/count-translations'
import type { FollowingLanguage } from '@hongyan/domain/desk-documents/translation-marks'
import { countReleases } from '@hongyan/domain/releases/count-releases'
import { ownStaff } from '@hongyan/domain/staff/own-staff'
import { staffMaySomewhere } from '@hongyan/domain/staff/staff-rights'
import { countedWorklists, countWork } from '@hongyan/domain/worklists/count-work'
import type { Ctx } from '@hongyan/kernel/context'
import { type DueCounts, dueCountsOf, neverDue } from '@hongyan/kernel/due-counts'
import { endOfDayAtHome } from '@hongyan/kernel/home-time'
import { isDerived } from '@hongyan/locales'

const releaseMatters = ['reviews', 'approved', 'scheduled', 'failed', 'returned'] as const

/** What is counted: the worklists by their ids, then what waits of documents. */
export const matters = [...countedWorklists, ...releaseMatters, 'missing', 'stale', 'facts'] as const

/** How much of a matter waits for somebody. Instants are ms UTC. */
type Waiting = DueCounts & {
  readonly matter: (typeof matters)[number]
  readonly open: number
  readonly mine: number | null
  /** Of translations; null where a matter has no language. */
  readonly language: FollowingLanguage | null
}

const plain = { ...neverDue, mine: null, language: null } as const
/** A fact is told of so long before it expires. */
const aheadMs = 30 * 86_400_000

/** All that waits for whoever asks, by their rights. Refuses `sign-in-needed`. */
export async function countAllWork(ctx: Ctx): Promise<readonly Waiting[]> {
  const listed = await countWork(ctx)
  return [
    ...listed.map((count) => ({ ...plain, ...count })),
    ...(await releasesWaiting(ctx)),
    ...(await translationsWaiting(ctx)),
    ...factsWaiting(ctx),
  ]
}

async function releasesWaiting(ctx: Ctx): Promise<readonly Waiting[]> {
  const work = await countReleases(ctx)
  return releaseMatters.flatMap((matter): Waiting[] => {
    const count = work[matter]
    if (count === null) return []
    if (typeof count !== 'number') return [{ ...plain, ...count, matter }]
    // What should have been published and was not is too late already.
    return [{ ...plain, matter, open: count, late: matter === 'failed' ? count : 0 }]
  })
}

async function translationsWaiting(ctx: Ctx): Promise<readonly Waiting[]> {
  const languages = await countTranslations(ctx)
  return languages.flatMap(({ language, missing, stale }) => [
    ...(isDerived(language) ? [] : [{ ...plain, matter: 'missing' as const, language, open: missing }]),
    { ...plain, matter: 'stale' as const, language, open: stale },
  ])
}

/** Facts that have expired, or will within 30 days: every statement that rests on them leaves the site then. */
function factsWaiting(ctx: Ctx): readonly Waiting[] {
  if (!staffMaySomewhere(ownStaff(ctx), 'write-documents')) return []
  const now = ctx.now()
  // A fact holds through its last day at home.
  const ends = factList(now).map(({ expires }) => endOfDayAtHome(expires))
  const soon = ends.filter((end) => end <= now + aheadMs)
  return [{ ...plain, ...dueCountsOf(soon, now), matter: 'facts', open: soon.length }]
}
