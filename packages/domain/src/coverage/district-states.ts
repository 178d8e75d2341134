import type { BranchNetwork } from '../branches/branch-network.ts'
import { addressRoot, childrenOf, homeRegions } from '../places/divisions.ts'
import { type CoverageState, checkDelivery } from './check-delivery.ts'

const known = new WeakMap<BranchNetwork, ReadonlyMap<string, CoverageState>>()

/** Whether a state holds depends on distances alone: any day gives the same. */
const anyDay = '2026-01-01'

/** The state of every district of the country, or of every region of postcodes, by code. Worked out once for an edition of the network. */
export function districtStates(network: BranchNetwork): ReadonlyMap<string, CoverageState> {
  const before = known.get(network)
  if (before !== undefined) return before
  const states = new Map<string, CoverageState>()
  const regions = homeRegions()
  for (const { code } of regions.length > 0 ? regions : childrenOf(addressRoot)) {
    const coverage = checkDelivery(network, code, anyDay)
    if (coverage === null) continue
    if (coverage.kind === 'district') states.set(code, coverage.state)
    else
      for (const state of ['served', 'partly', 'not'] as const)
        for (const district of coverage.districts[state]) states.set(district, state)
  }
  known.set(network, states)
  return states
}
