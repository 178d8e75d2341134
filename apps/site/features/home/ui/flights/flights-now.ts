/** A flight of the timetable: minutes since midnight in Beijing, landing later than it leaves, and its weekdays (1–7). */
export type NightFlight = {
  readonly from: string
  readonly to: string
  readonly departs: number
  readonly arrives: number
  readonly days: readonly number[]
  /** Its way on the network map; null where the map has none. */
  readonly path: string | null
}

/** A flight in the air, and how much of its way lies behind it, 0 to 1. */
type Flying = { readonly flight: NightFlight; readonly share: number; readonly left: number }

const minute = 60_000
const day = 24 * 60
const beijing = 8 * 60 * minute

/** Minutes since midnight and weekday (1–7) in Beijing, which knows no summer time. */
function clockOf(now: number): { readonly minutes: number; readonly weekday: number } {
  const at = new Date(now + beijing)
  return { minutes: at.getUTCHours() * 60 + at.getUTCMinutes(), weekday: at.getUTCDay() || 7 }
}

const before = (weekday: number, days: number) => ((((weekday - 1 - days) % 7) + 7) % 7) + 1

/** What is in the air at a moment (ms UTC), the next to land first. */
export function flyingAt(flights: readonly NightFlight[], now: number): readonly Flying[] {
  const { minutes, weekday } = clockOf(now)
  return flights
    .flatMap((flight) =>
      [0, 1].flatMap((ago) => {
        const at = minutes + ago * day
        const { departs, arrives, days } = flight
        if (at < departs || at >= arrives || !days.includes(before(weekday, ago))) return []
        return [{ flight, share: (at - departs) / (arrives - departs), left: arrives - at }]
      }),
    )
    .sort((a, b) => a.left - b.left)
}

/** The next to leave after a moment; null where nothing flies. */
export function nextAfter(flights: readonly NightFlight[], now: number): NightFlight | null {
  const { minutes, weekday } = clockOf(now)
  const waits = flights.flatMap((flight) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((ahead) => {
      const wait = flight.departs + ahead * day - minutes
      return wait > 0 && flight.days.includes(before(weekday, -ahead)) ? [{ flight, wait }] : []
    }),
  )
  return waits.sort((a, b) => a.wait - b.wait)[0]?.flight ?? null
}

/** `HH:MM` of minutes since midnight. */
export function clockText(minutes: number): string {
  const of = (value: number) => String(value).padStart(2, '0')
  return `${of(Math.floor(minutes / 60) % 24)}:${of(minutes % 60)}`
}

/** `HH:MM` in Beijing. */
export const timeOf = (now: number): string => clockText(clockOf(now).minutes)
