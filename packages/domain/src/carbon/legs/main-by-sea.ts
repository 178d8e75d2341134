import type { Place } from '../../places/place.ts'
import { areaOf } from './areas.ts'
import { greatCircleMetres } from './distances.ts'
import { feeder } from './feeder.ts'
import type { MainHaul, NoRoute, Stop } from './leg.ts'
import { type Port, ports, seaLanes, waypoints } from './sea-lanes-data.ts'
import { type Edge, shortestPath } from './shortest-path.ts'

/** A port farther than this from the goods is no port of theirs. Metres of great circle. */
const hinterlandMetres = 1_500_000

/** By container ship between the ports nearest to both ends. Nothing is added to the lanes: the factor holds 15 %. */
export function mainBySea(from: Place, to: Place): MainHaul | NoRoute {
  const first = portOf(from)
  const last = portOf(to)
  if (first === null || last === null || first === last) return 'no-ship'
  const path = shortestPath(lanes, first.city, last.city)
  if (path === null) return 'no-ship'
  const start: Stop = { kind: 'port', city: first.city }
  const end: Stop = { kind: 'port', city: last.city }
  const metres = path.slice(1).reduce((sum, node, index) => sum + laneMetres(path[index] ?? node, node), 0)
  return [
    ...feeder({ kind: 'depot', city: from.cityCode }, start),
    {
      role: 'main',
      carrier: 'container-ship',
      from: start,
      to: end,
      metres,
      basis: { kind: 'sea-lane', waypoints: path.slice(1, -1) },
    },
    ...feeder(end, { kind: 'depot', city: to.cityCode }),
  ]
}

function portOf(place: Place): Port | null {
  const area = areaOf(place.cityCode)
  const reached = ports
    .filter(({ serves }) => serves.includes(area))
    .map((port) => ({ port, metres: greatCircleMetres(place, pointOf(port.city)) }))
    .filter(({ metres }) => metres <= hinterlandMetres)
  return (
    reached.reduce<(typeof reached)[number] | null>((a, b) => (a && a.metres <= b.metres ? a : b), null)
      ?.port ?? null
  )
}

function pointOf(node: string): { longitude: number; latitude: number } {
  const at = ports.find(({ city }) => city === node)?.at ?? waypoints[node]
  if (!at) throw new RangeError(`no place ${node} at sea`)
  return { longitude: at[0], latitude: at[1] }
}

function laneMetres(from: string, to: string): number {
  return greatCircleMetres(pointOf(from), pointOf(to))
}

const lanes: readonly Edge[] = seaLanes.map(([from, to]) => ({ from, to, metres: laneMetres(from, to) }))
