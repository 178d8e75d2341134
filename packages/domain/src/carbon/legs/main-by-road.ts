import type { Place } from '../../places/place.ts'
import { roadsJoin } from './areas.ts'
import { greatCircleMetres, overland } from './distances.ts'
import type { Leg, MainHaul, NoRoute, Stop } from './leg.ts'
import { placeOf } from './place-of.ts'
import type { RouteNetwork } from './route-network.ts'

/** Up to here smaller trucks go, and neighbours are joined without a hub. Metres of great circle. */
const regionalMetres = 500_000

/**
 * By truck. Cities up to 500 km apart are joined depot to depot; farther ones over the hub that makes the shortest
 * way, where roads lead to one. Large trucks drive the long stages, smaller ones those of up to 500 km.
 */
export function mainByRoad(from: Place, to: Place, network: RouteNetwork): MainHaul | NoRoute {
  if (!roadsJoin(from.cityCode, to.cityCode)) return 'no-road'
  const reached = network.roadHubs.filter((hub) => roadsJoin(hub, from.cityCode))
  const isNear = greatCircleMetres(from, to) <= regionalMetres
  const hubs = isNear || reached.length === 0 ? [] : nearestBetween(from, to, reached)
  const ends = [from.cityCode, to.cityCode]
  const stops: readonly Stop[] = [
    { kind: 'depot', city: from.cityCode },
    ...hubs.filter((city) => !ends.includes(city)).map((city): Stop => ({ kind: 'hub', city })),
    { kind: 'depot', city: to.cityCode },
  ]
  const stages = stops.slice(1).map((end, index) => stage(stops[index] ?? end, end))
  // With no long stage the short ones are the long haul themselves.
  return stages.some(({ role }) => role === 'main') ? stages : stages.map((leg) => ({ ...leg, role: 'main' }))
}

function stage(start: Stop, end: Stop): Leg {
  const [from, to] = [placeOf(start.city), placeOf(end.city)]
  const long = greatCircleMetres(from, to) > regionalMetres
  return {
    role: long ? 'main' : 'feeder',
    carrier: long ? 'trunk-truck' : 'feeder-truck',
    from: start,
    to: end,
    ...overland('road', from, to),
  }
}

/** The hub that makes the shortest way; over two no way is shorter than over one of them. Ties go by their order. */
function nearestBetween(from: Place, to: Place, hubs: readonly string[]): readonly string[] {
  const ways = hubs.map((hub) => {
    const at = placeOf(hub)
    return { over: [hub], metres: greatCircleMetres(from, at) + greatCircleMetres(at, to) }
  })
  return ways.reduce((a, b) => (b.metres < a.metres ? b : a)).over
}
