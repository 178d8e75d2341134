import { type BranchNetwork, branchNetwork } from '../../branches/branch-network.ts'
import { sampleNetwork } from '../../branches/sample-network.ts'

/** The sample network without the branches of a province, by its code. */
export function aBranchlessNetwork(province: string): BranchNetwork {
  const { branches } = sampleNetwork()
  return branchNetwork(branches.filter(({ district }) => district.slice(0, 2) !== province.slice(0, 2)))
}
