import type { BlockOf } from '@hongyan/content'
import { landsNextDay } from '../../../../blocks/timetable/day-ruler.ts'

export type Flight = BlockOf<'timetable'>['flights'][number]

/** What is looked for: places by their names, and a day of the week, 1 for Monday. Null is any place. */
type Wanted = { readonly from: string; readonly to: string | null; readonly weekday: number }

/**
 * Flights that leave a place on a day: those straight to the other, else the two by which it is reached soonest through
 * a third. None where there is no way, and none back to where it begins.
 */
export function findFlights(flights: readonly Flight[], { from, to, weekday }: Wanted): readonly Flight[] {
  const leaving = flights.filter((flight) => flight.from === from && flight.days.includes(weekday))
  const straight = leaving.filter((flight) => to === null || flight.to === to)
  if (to === null || to === from || straight.length > 0) return straight
  const ways = leaving.flatMap((first) => {
    const day = landsNextDay(first) ? (weekday % 7) + 1 : weekday
    const second = flights
      .filter((next) => next.from === first.to && next.to === to && next.days.includes(day))
      .filter(({ departs }) => departs > first.arrives)
      .toSorted((one, other) => one.departs.localeCompare(other.departs))[0]
    if (second === undefined) return []
    const nights = [first, second].filter(landsNextDay).length
    return [[[first, second], `${nights} ${second.arrives}`] as const]
  })
  const [soonest] = ways.toSorted(([, one], [, other]) => one.localeCompare(other))
  return soonest?.[0] ?? []
}

/** Every place that flights leave from or go to, the one with most of them first. */
export function placesOf(flights: readonly Flight[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const place of flights.flatMap(({ from, to }) => [from, to])) {
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([place]) => place)
}
