import type { Place } from '../../places/place.ts'
import { areaOf } from './areas.ts'
import { overland } from './distances.ts'
import { feeder } from './feeder.ts'
import type { MainHaul, NoRoute } from './leg.ts'
import { nearestTo } from './nearest.ts'
import { placeOf } from './place-of.ts'
import type { RouteNetwork } from './route-network.ts'

/** By train between the container terminals nearest to both ends, in the mainland. */
export function mainByRail(from: Place, to: Place, { railTerminals }: RouteNetwork): MainHaul | NoRoute {
  if (areaOf(from.cityCode) !== 'CN' || areaOf(to.cityCode) !== 'CN') return 'no-rail'
  const first = nearestTo(from, railTerminals)
  const last = nearestTo(to, railTerminals)
  if (first === last) return 'no-rail'
  const start = { kind: 'rail-terminal', city: first } as const
  const end = { kind: 'rail-terminal', city: last } as const
  return [
    ...feeder({ kind: 'depot', city: from.cityCode }, start),
    {
      role: 'main',
      carrier: 'train',
      from: start,
      to: end,
      ...overland('rail', placeOf(first), placeOf(last)),
    },
    ...feeder(end, { kind: 'depot', city: to.cityCode }),
  ]
}
