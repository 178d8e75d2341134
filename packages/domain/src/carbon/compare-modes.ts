import { computeFootprint } from './compute-footprint.ts'
import type { FactorSet } from './factors/factor-contract.ts'
import type { ModeResult } from './footprint.ts'
import { transportModes } from './legs/leg.ts'
import type { Shipment } from './shipment.ts'

/**
 * The same goods by every mode, in a fixed order. A distance that was entered belongs to its own mode's long haul and
 * is not lent to the others.
 */
export function compareModes(shipment: Shipment, set: FactorSet): readonly ModeResult[] {
  return transportModes.map((mode) => {
    const same = mode === shipment.mode
    const answer = computeFootprint({ ...shipment, mode, mainMetres: same ? shipment.mainMetres : null }, set)
    return typeof answer === 'string'
      ? { mode, kind: 'none', reason: answer }
      : { mode, kind: 'footprint', footprint: answer }
  })
}
