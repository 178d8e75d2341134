import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dayAtHome, endOfDayAtHome } from './home-time.ts'

const hourMs = 3_600_000

/** When something is due, seen from now: it is late, within the hour, or after that and before midnight at home. */
type DueSpan = 'late' | 'within-hour' | 'later-today'

/** How much is due when; `nextAt` (ms UTC) is when the first that is not late yet is due, null where none is. */
export type DueCounts = {
  readonly late: number
  readonly withinHour: number
  readonly laterToday: number
  readonly nextAt: number | null
}

/** Whether what is due at an instant (ms UTC) is due in a span; what has no instant is in none. */
export function isDue(due: Expression<unknown>, span: DueSpan, now: number): RawBuilder<SqlBool> {
  const hour = now + hourMs
  switch (span) {
    case 'late':
      return sql<SqlBool>`${due} <= ${now}`
    case 'within-hour':
      return sql<SqlBool>`(${due} > ${now} and ${due} <= ${hour})`
    case 'later-today':
      return sql<SqlBool>`(${due} > ${hour} and ${due} < ${midnightAfter(now)})`
  }
}

/** How many of the rows of a query meet a condition. */
export function countIf(condition: Expression<SqlBool>): RawBuilder<number | string> {
  return sql<number | string>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
}

/** What a query selects to count by when its rows are due; `readDueCounts` reads it. */
export function selectDueCounts(due: Expression<unknown>, now: number) {
  return [
    countIf(isDue(due, 'late', now)).as('late'),
    countIf(isDue(due, 'within-hour', now)).as('within_hour'),
    countIf(isDue(due, 'later-today', now)).as('later_today'),
    sql<number | string | null>`min(case when ${due} > ${now} then ${due} end)`.as('next_at'),
  ] as const
}

export function readDueCounts(row: {
  readonly late: number | string
  readonly within_hour: number | string
  readonly later_today: number | string
  readonly next_at: number | string | null
}): DueCounts {
  return {
    late: Number(row.late),
    withinHour: Number(row.within_hour),
    laterToday: Number(row.later_today),
    nextAt: row.next_at === null ? null : Number(row.next_at),
  }
}

/** The same counts of instants (ms UTC) that are at hand. */
export function dueCountsOf(dues: readonly number[], now: number): DueCounts {
  const within = (from: number, until: number) => dues.filter((due) => due > from && due <= until).length
  const ahead = dues.filter((due) => due > now)
  const hour = now + hourMs
  return {
    late: dues.length - ahead.length,
    withinHour: within(now, hour),
    laterToday: within(hour, midnightAfter(now) - 1),
    nextAt: ahead.length === 0 ? null : Math.min(...ahead),
  }
}

/** Counts of what is never due. */
export const neverDue: DueCounts = { late: 0, withinHour: 0, laterToday: 0, nextAt: null }

function midnightAfter(now: number): number {
  return endOfDayAtHome(dayAtHome(now))
}
