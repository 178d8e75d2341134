import type { Matter, Waiting } from '../client/work.ts'

/** How urgent something is, the most urgent first. */
const bands = ['late', 'hour', 'today', 'waiting', 'spare'] as const
export type Band = (typeof bands)[number]
/** All but what can wait until everything else is done. */
export const urgentBands = ['late', 'hour', 'today', 'waiting'] as const satisfies readonly Band[]

/** Where a line leads: a list of its kind with the filters that show just what was counted. */
export type Target =
  | { readonly to: 'list'; readonly list: string; readonly search: Readonly<Record<string, string>> }
  | {
      readonly to: 'documents'
      readonly state: 'missing' | 'stale'
      readonly language: NonNullable<Waiting['language']>
    }
  | { readonly to: 'releases'; readonly show: 'mine' | 'approved' | 'scheduled' | 'failed' | 'returned' }
  | { readonly to: 'facts' }

/** One thing to be done: so many of a matter, in a band. */
export type Line = {
  readonly matter: Matter
  readonly band: Band
  readonly count: number
  readonly language: Waiting['language']
  /** When the first of them is due; null where they are not due, or late already. */
  readonly nextAt: string | null
  readonly mine: number | null
  readonly target: Target
}

/** The filter of a list that shows what is due in a band; a list without one shows all that waits. */
const groups: Readonly<Record<string, Partial<Record<Band, string>>>> = {
  enquiries: { late: 'overdue', hour: 'within-hour', today: 'later-today', waiting: 'open' },
  orders: { late: 'late', hour: 'within-hour', today: 'later-today', waiting: 'waiting' },
  claims: { late: 'late', waiting: 'open' },
  messages: { late: 'stuck' },
}

/** Releases by the state in which they wait. */
const shows = {
  reviews: 'mine',
  approved: 'approved',
  scheduled: 'scheduled',
  failed: 'failed',
  returned: 'returned',
} as const

/** What can wait until everything else is done. */
const spare: readonly Matter[] = ['feedback', 'search-misses', 'item-misses', 'unmapped']

/** What needs doing, the most urgent first; matters keep their order within a band. */
export function linesOf(work: readonly Waiting[]): readonly Line[] {
  const lines = work.flatMap(linesOfMatter)
  return bands.flatMap((band) => lines.filter((line) => line.band === band))
}

/** How many of a band there are. */
export function countIn(lines: readonly Line[], band: Band): number {
  return lines.reduce((sum, line) => sum + (line.band === band ? line.count : 0), 0)
}

function linesOfMatter(waiting: Waiting): readonly Line[] {
  const { matter, open, late, withinHour, laterToday, nextAt, mine, language } = waiting
  const rest = open - late - withinHour - laterToday
  const counts: Readonly<Record<Band, number>> = {
    late,
    hour: withinHour,
    today: laterToday,
    waiting: isSpare(matter) ? 0 : rest,
    spare: isSpare(matter) ? rest : 0,
  }
  const present = bands.filter((band) => counts[band] > 0)
  return present.map((band) => ({
    matter,
    band,
    count: counts[band],
    language,
    // The next one is in the first band that is not late.
    nextAt: band === present.find((one) => one !== 'late') ? nextAt : null,
    mine: band === present[0] && mine !== null && mine > 0 ? mine : null,
    target: targetOf(waiting, band),
  }))
}

/** What is planned or may expire is no work until its day comes. */
function isSpare(matter: Matter): boolean {
  return spare.includes(matter) || matter === 'scheduled' || matter === 'facts'
}

function targetOf({ matter, language }: Waiting, band: Band): Target {
  if (matter === 'facts') return { to: 'facts' }
  if (matter === 'missing' || matter === 'stale')
    return { to: 'documents', state: matter, language: language ?? 'en-US' }
  if (matter in shows) return { to: 'releases', show: shows[matter as keyof typeof shows] }
  const group = groups[matter]?.[band]
  return { to: 'list', list: matter, search: group === undefined ? {} : { group } }
}
