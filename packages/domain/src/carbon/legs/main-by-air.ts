import { listCities } from '../../places/find-city.ts'
import type { Place } from '../../places/place.ts'
import { areaOf } from './areas.ts'
import { flight, greatCircleMetres, shortHaulMetres } from './distances.ts'
import { feeder } from './feeder.ts'
import type { Leg, MainHaul, NoRoute, Stop } from './leg.ts'
import { nearestTo } from './nearest.ts'
import { placeOf } from './place-of.ts'
import type { RouteNetwork } from './route-network.ts'
import { type Edge, shortestPath } from './shortest-path.ts'

/** By air along the lines of the network, over the hub where they meet, and with partners where they do not reach. */
export function mainByAir(from: Place, to: Place, network: RouteNetwork): MainHaul | NoRoute {
  const first = airportOf(from, network)
  const last = airportOf(to, network)
  if (first === last) return 'no-flight'
  const path = shortestPath(flightsOf(network), first, last)
  if (path === null) return 'no-flight'
  const stops = path.map((city): Stop => ({ kind: 'airport', city }))
  const flights = stops.slice(1).map((end, index): Leg => {
    const start = stops[index] ?? end
    const greatCircle = greatCircleMetres(placeOf(start.city), placeOf(end.city))
    const carrier = greatCircle < shortHaulMetres ? 'short-flight' : 'long-flight'
    return { role: 'main', carrier, from: start, to: end, ...flight(greatCircle) }
  })
  return [
    ...feeder({ kind: 'depot', city: from.cityCode }, { kind: 'airport', city: first }),
    ...flights,
    ...feeder({ kind: 'airport', city: last }, { kind: 'depot', city: to.cityCode }),
  ]
}

/** The airport goods leave from: abroad the city's own, in the mainland the nearest the network flies to. */
function airportOf(place: Place, { airLines }: RouteNetwork): string {
  const area = areaOf(place.cityCode)
  if (area === 'MO') return 'HKHKG'
  if (area !== 'CN') return place.cityCode
  const served = [...new Set(airLines.flat())].filter((city) => areaOf(city) === 'CN')
  return nearestTo(place, served)
}

/** Own lines, and partners' flights from the gateways to every city abroad that no own line reaches. */
function flightsOf({ airLines, gateways }: RouteNetwork): readonly Edge[] {
  const own = new Set(airLines.flat())
  const abroad = listCities().filter(({ cityCode }) => areaOf(cityCode) !== 'CN' && !own.has(cityCode))
  const partners = abroad.flatMap(({ cityCode }) =>
    gateways.map((gateway): readonly [string, string] => [gateway, cityCode]),
  )
  return [...airLines, ...partners].map(([from, to]) => ({
    from,
    to,
    metres: flight(greatCircleMetres(placeOf(from), placeOf(to))).metres,
  }))
}
