import { homeMessages, type NetworkMode, pageAt } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { arcOfRoute } from '../../../../blocks/network-map/plan-network.ts'
import { type Arc, arcPath } from '../../../../shell/parts/map/arc.ts'
import type { NightFlight } from './flights-now.ts'

/** The page whose timetable home reads. */
export const timetablePage = '/air/cargo'

const day = 24 * 60

/** The flights of the published timetable, each with its way on the map of `mode`; none where there is no timetable. */
export function nightFlights(locale: LocaleId, mode: NetworkMode | undefined): readonly NightFlight[] {
  const block = pageAt(timetablePage, locale)?.blocks.find(({ kind }) => kind === 'timetable')
  if (block?.kind !== 'timetable') return []
  return block.flights.map(({ from, to, departs, arrives, days }) => {
    const [leaves, lands] = [minutesOf(departs), minutesOf(arrives)]
    const arc = mode ? arcOfRoute(mode, from, to) : null
    const path = arc && arcPath(arc)
    return { from, to, departs: leaves, arrives: lands <= leaves ? lands + day : lands, days, path }
  })
}

/** The ways of these flights on the map of `mode`, there and back once. */
export function flightWays(locale: LocaleId, mode: NetworkMode): readonly Arc[] {
  const ways = nightFlights(locale, undefined).flatMap(({ from, to }) => arcOfRoute(mode, from, to) ?? [])
  return [...new Map(ways.map((way) => [arcPath(way), way])).values()]
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** What the script of home reads: flights and the sentences it says of them. */
export function flightsData(locale: LocaleId, mode: NetworkMode | undefined): string | null {
  const flights = nightFlights(locale, mode)
  const { one, other, next, way } = homeMessages(locale).flights
  return flights.length === 0 ? null : JSON.stringify({ flights, one, other, next, way })
}
