import type { Notice } from '@hongyan/content'
import { stateOf } from '@hongyan/content/area-alert'
import { dayAtHome, instantAtHome } from '@hongyan/kernel/home-time'

const day = 24 * 60 * 60_000
/** The picture begins a week before this moment and reaches twelve weeks ahead. */
const [before, ahead] = [7 * day, 84 * day]
const most = 7

/** A notice on the calendar; its bar as shares of the calendar's width. */
export type InForce = {
  readonly notice: Notice
  readonly state: 'now' | 'ahead'
  readonly start: number
  readonly end: number
}

export type Calendar = {
  readonly rows: readonly InForce[]
  /** Where this moment is, as a share of the width. */
  readonly today: number
  /** First days of months in the zone of the company's offices, as instants with their share. */
  readonly months: readonly { readonly at: number; readonly share: number }[]
}

/**
 * Notices in force or soon so at a moment (ms UTC), the next to end first, on one calendar. Those without an end that
 * began before the calendar are left out: they are how things are.
 */
export function selectInForce(notices: readonly Notice[], now: number): Calendar | null {
  const [from, until] = [now - before, now + ahead]
  const share = (at: number): number => Math.max(0, Math.min(1, (at - from) / (until - from)))
  const rows = notices
    .flatMap((notice) => {
      const state = stateOf(notice, now)
      const begins = notice.from === null ? Number.NEGATIVE_INFINITY : Date.parse(notice.from)
      const ends = notice.until === null ? Number.POSITIVE_INFINITY : Date.parse(notice.until)
      const standing = notice.until === null && begins < from
      if ((state !== 'now' && state !== 'ahead') || standing || begins >= until) return []
      return [{ notice, state, begins, ends }]
    })
    .sort((one, other) => compare(one.ends, other.ends) || compare(one.begins, other.begins))
    .slice(0, most)
    .map(({ notice, state, begins, ends }) => ({ notice, state, start: share(begins), end: share(ends) }))
  if (rows.length === 0) return null
  return { rows, today: share(now), months: monthsIn(from, until).map((at) => ({ at, share: share(at) })) }
}

/** Two that never end are equal: infinities do not subtract. */
function compare(one: number, other: number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Midnights of the first of a month between two instants, by the clock at home. */
function monthsIn(from: number, until: number): readonly number[] {
  const [year = 0, month = 0] = dayAtHome(from).split('-').map(Number)
  return Array.from({ length: 5 }, (_, index) => {
    const first = new Date(Date.UTC(year, month + index, 1))
    return instantAtHome(first.toISOString().slice(0, 10))
  }).filter((at) => at < until)
}
