import { carried, readFactor } from './emission.ts'
import type { Factor, FactorSet } from './factors/factor-contract.ts'
import type { ChainElement, Footprint, Step } from './footprint.ts'
import type { Leg, NoRoute } from './legs/leg.ts'
import { planLegs } from './legs/plan-legs.ts'
import { currentNetwork, type RouteNetwork } from './legs/route-network.ts'
import type { Shipment } from './shipment.ts'
import { totalOf } from './total.ts'

/**
 * The footprint of a shipment: its legs, a handling at every change of vehicle, each by China's table and by the
 * international sources, after ISO 14083. A pure function: the same shipment and set always give the same bytes.
 */
export function computeFootprint(
  shipment: Shipment,
  set: FactorSet,
  network: RouteNetwork = currentNetwork,
): Footprint | NoRoute {
  const legs = planLegs(shipment, network)
  if (typeof legs === 'string') return legs
  const steps = chainOf(legs).map((element) => stepOf(element, shipment.grams, set))
  return {
    shipment,
    set: set.version,
    steps,
    totals: {
      china: totalOf(steps.map(({ china }) => china)),
      international: totalOf(steps.map(({ international }) => international)),
    },
    metres: legs.reduce((sum, leg) => sum + leg.metres, 0),
    beyondCo2: beyondCo2Of(legs, shipment.grams, set),
  }
}

/** Legs with a handling wherever goods change from one vehicle to the next. */
function chainOf(legs: readonly Leg[]): readonly ChainElement[] {
  return legs.flatMap((leg, index): readonly ChainElement[] => {
    const here: ChainElement = { kind: 'leg', ...leg }
    return index === 0 ? [here] : [{ kind: 'handling', at: leg.from }, here]
  })
}

/** Only vans of the first and the last mile are charged, and those stay in one city: either end says which. */
function stepOf(element: ChainElement, grams: number, set: FactorSet): Step {
  const carrier = element.kind === 'leg' ? element.carrier : 'handling'
  const work =
    element.kind === 'leg'
      ? { grams, metres: element.metres, city: element.to.city }
      : { grams, metres: 0, city: element.at.city }
  const read = (factor: Factor) => readFactor(factor, work, set.grid)
  return { element, china: read(set.china[carrier]), international: read(set.international[carrier]) }
}

function beyondCo2Of(legs: readonly Leg[], grams: number, { beyondCo2 }: FactorSet): number | null {
  const flights = legs.flatMap(({ carrier, metres }) =>
    carrier === 'short-flight' || carrier === 'long-flight'
      ? [carried({ grams, metres }, beyondCo2[carrier])]
      : [],
  )
  return flights.length === 0 ? null : flights.reduce((sum, one) => sum + one, 0)
}
