import type { Place } from '../../places/place.ts'
import { areaOf, isServed } from './areas.ts'
import { roundMetres } from './distances.ts'
import type { Leg, MainHaul, NoRoute, Stop, TransportMode } from './leg.ts'
import { mainByAir } from './main-by-air.ts'
import { mainByRail } from './main-by-rail.ts'
import { mainByRoad } from './main-by-road.ts'
import { mainBySea } from './main-by-sea.ts'
import { placeOf } from './place-of.ts'
import type { RouteNetwork } from './route-network.ts'

export type RouteQuestion = {
  readonly from: string
  readonly to: string
  readonly mode: TransportMode
  /** Whether collection and delivery are electric, where a Chinese grid feeds them. */
  readonly electric: boolean
  /** Whole metres that the visitor knows better; null for ours. */
  readonly firstMetres: number | null
  readonly mainMetres: number | null
  readonly lastMetres: number | null
}

const planners: Readonly<
  Record<TransportMode, (from: Place, to: Place, network: RouteNetwork) => MainHaul | NoRoute>
> = { road: mainByRoad, rail: mainByRail, air: mainByAir, sea: mainBySea }

/**
 * The way of a shipment, leg by leg: collection, the long haul with its feeders, delivery. Within one city there is
 * nothing between collection and delivery.
 * @throws RangeError on a city the table does not have
 */
export function planLegs(question: RouteQuestion, network: RouteNetwork): readonly Leg[] | NoRoute {
  const from = placeOf(question.from)
  const to = placeOf(question.to)
  if (!isServed(question.from) && !isServed(question.to)) return 'not-served'
  const main =
    question.from === question.to ? within(question.mode) : planners[question.mode](from, to, network)
  if (typeof main === 'string') return main
  const legs = question.mainMetres === null ? main : withEntered(main, question.mainMetres)
  const first = legs[0]?.from ?? { kind: 'depot', city: from.cityCode }
  const last = legs.at(-1)?.to ?? { kind: 'depot', city: to.cityCode }
  return [
    round('first-mile', { kind: 'door', city: from.cityCode }, first, question, question.firstMetres),
    ...legs,
    round('last-mile', last, { kind: 'door', city: to.cityCode }, question, question.lastMetres),
  ]
}

function within(mode: TransportMode): MainHaul | NoRoute {
  const refusals = { rail: 'no-rail', air: 'no-flight', sea: 'no-ship' } as const
  return mode === 'road' ? [] : refusals[mode]
}

function round(
  role: 'first-mile' | 'last-mile',
  from: Stop,
  to: Stop,
  { electric }: RouteQuestion,
  entered: number | null,
): Leg {
  return {
    role,
    carrier: electric && areaOf(to.city) === 'CN' ? 'electric-van' : 'light-truck',
    from,
    to,
    metres: entered ?? roundMetres,
    basis: { kind: entered === null ? 'standard' : 'entered' },
  }
}

/** The long haul with a distance that the visitor knows: its legs of the main carrier share it as they did. */
function withEntered(legs: readonly Leg[], metres: number): readonly Leg[] {
  const ours = legs.filter(({ role }) => role === 'main').reduce((sum, leg) => sum + leg.metres, 0)
  let left = metres
  let oursLeft = ours
  return legs.map((leg) => {
    if (leg.role !== 'main') return leg
    const share = Math.round((left * leg.metres) / oursLeft)
    left -= share
    oursLeft -= leg.metres
    return { ...leg, metres: share, basis: { kind: 'entered' } }
  })
}
