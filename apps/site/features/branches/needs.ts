import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'

/** What a brief answer about a place stands on: the branches in force, and the moment (ms UTC). */
export type BranchNeeds = {
  readonly network: () => BranchNetwork
  readonly now: () => number
}
