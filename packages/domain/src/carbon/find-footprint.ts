import { createHash } from 'node:crypto'
import { compareModes } from './compare-modes.ts'
import { computeFootprint } from './compute-footprint.ts'
import type { FactorSet } from './factors/factor-contract.ts'
import { currentFactorSet, findFactorSet } from './factors/factor-sets.ts'
import type { CarbonAnswer, Footprint, Newer } from './footprint.ts'
import type { Shipment } from './shipment.ts'

/**
 * The result of a shipment with a set of factors, the newest where none is named: an old address is worked out anew
 * with its own set and says what the newest would give.
 */
export function findFootprint(shipment: Shipment, version: string | null = null): CarbonAnswer {
  const set = version === null ? currentFactorSet : findFactorSet(version)
  if (set === null) return { kind: 'unknown-set' }
  const footprint = computeFootprint(shipment, set)
  const modes = compareModes(shipment, set)
  if (typeof footprint === 'string') return { kind: 'none', reason: footprint, shipment, modes }
  return {
    kind: 'result',
    result: {
      footprint,
      since: set.since,
      modes,
      newer: newerOf(shipment, set),
      fingerprint: fingerprintOf(footprint),
    },
  }
}

function newerOf(shipment: Shipment, set: FactorSet): Newer | null {
  if (set === currentFactorSet) return null
  const footprint = computeFootprint(shipment, currentFactorSet)
  return typeof footprint === 'string' ? null : { set: currentFactorSet.version, totals: footprint.totals }
}

/** Over the footprint's own JSON: its fields are always made in the same order. */
function fingerprintOf(footprint: Footprint): string {
  return createHash('sha256').update(JSON.stringify(footprint)).digest('hex')
}
