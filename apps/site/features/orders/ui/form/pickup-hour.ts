import { homeZone, isoDay, noonAtHome } from '@hongyan/locales'

/** A pickup window on the axis of its day: places in percent of its length, times as ISO 8601. */
type PickupHour = {
  readonly begins: number
  readonly ends: number
  /** Where it is now; null before and after what is shown. */
  readonly now: number | null
  /** Hours that are written under the axis. */
  readonly hours: readonly { readonly at: number; readonly time: string }[]
}

const hourMs = 3_600_000
/** As near as two hours may be written on a phone. */
const stepMs = 4 * hourMs
/** Hours before and after noon in which somebody is met at home; an axis is longer for a window outside them. */
const before = 4
const after = 8

/** The window on the day on which it begins, from 8:00 to 20:00. */
export function pickupHour(
  { from, until }: { readonly from: string; readonly until: string },
  now: number,
): PickupHour {
  const [begins, ends] = [Date.parse(from), Date.parse(until)]
  const noon = Date.parse(noonAtHome(isoDay(begins, homeZone)))
  const first = Math.min(noon - before * hourMs, begins)
  const last = Math.max(noon + after * hourMs, ends)
  const place = (at: number) => ((at - first) / (last - first)) * 100
  const here = place(now)
  return {
    begins: place(begins),
    ends: place(ends),
    now: here < 0 || here > 100 ? null : here,
    hours: Array.from({ length: Math.floor((last - first) / stepMs) + 1 }, (_, step) => {
      const time = first + step * stepMs
      return { at: place(time), time: new Date(time).toISOString() }
    }),
  }
}
