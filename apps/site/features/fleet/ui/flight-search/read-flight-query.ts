import { pageAt } from '@hongyan/content'
import { dayAtHome } from '@hongyan/kernel/home-time'
import type { LocaleId } from '@hongyan/locales'
import { type Flight, placesOf } from './find-flights.ts'

/** How many days can be looked at, today the first, and a day in ms. */
const shownDays = 7
const dayMs = 86_400_000

/** What the search of flights shows: what can be chosen, and what was. */
export type FlightQuery = {
  readonly flights: readonly Flight[]
  /** What is said under the flights. */
  readonly note: string
  readonly places: readonly string[]
  /** Days as `2026-11-21`. */
  readonly days: readonly string[]
  readonly from: string
  /** Null for any place. */
  readonly to: string | null
  readonly day: string
  /** Whether anything was asked: otherwise there is no answer yet. */
  readonly isAsked: boolean
}

/** Reads what is looked for from the address of the page, at `now` (ms UTC); null where no flights are known. */
export function readFlightQuery(query: URLSearchParams, locale: LocaleId, now: number): FlightQuery | null {
  const tables = pageAt('/air/cargo', locale)?.blocks.filter(({ kind }) => kind === 'timetable') ?? []
  const flights = tables.flatMap((block) => (block.kind === 'timetable' ? block.flights : []))
  const [table] = tables
  const places = placesOf(flights)
  const [hub] = places
  const days = Array.from({ length: shownDays }, (_, nth) => dayAtHome(now + nth * dayMs))
  const [today] = days
  if (table?.kind !== 'timetable' || hub === undefined || today === undefined) return null
  const from = places.find((place) => place === query.get('from')) ?? hub
  return {
    flights,
    note: table.note,
    places,
    days,
    from,
    to: places.find((place) => place === query.get('to') && place !== from) ?? null,
    day: days.find((day) => day === query.get('day')) ?? today,
    isAsked: query.has('from') || query.has('to') || query.has('day'),
  }
}
