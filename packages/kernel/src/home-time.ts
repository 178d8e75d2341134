import { homeZone } from './home.gen.ts'
import { isoInZone, offsetMinutes } from './iso-in-zone.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

/** `YYYY-MM-DD` where the company is at home, at an instant (ms UTC). */
export function dayAtHome(instant: number): string {
  return isoInZone(instant, homeZone).slice(0, 10)
}

/** `HH:MM` by the clock at home, at an instant (ms UTC). */
export function timeAtHome(instant: number): string {
  return isoInZone(instant, homeZone).slice(11, 16)
}

/**
 * The instant (ms UTC) of an hour (`HH:MM` or `HH`) of a day (`YYYY-MM-DD`) at home; NaN where there is no such day or hour. An hour
 * that clocks leave out in spring is the one after it.
 */
export function instantAtHome(day: string, time = '00:00'): number {
  const written = `${day}T${time}`
  // Engines read more than ISO 8601, and each something else.
  if (!/^\d{4}-\d\d-\d\dT\d\d(?::\d\d)?$/.test(written)) return Number.NaN
  const local = Date.parse(`${written}:00Z`)
  if (Number.isNaN(local)) return local
  const about = local - offsetMinutes(local, homeZone) * minuteMs
  return local - offsetMinutes(about, homeZone) * minuteMs
}

/** The instant (ms UTC) at which a day (`YYYY-MM-DD`) at home is over. */
export function endOfDayAtHome(day: string): number {
  const midnight = instantAtHome(day)
  // A day with a change of clocks has 23 or 25 hours.
  return Number.isNaN(midnight) ? midnight : instantAtHome(dayAtHome(midnight + 1.5 * dayMs))
}
