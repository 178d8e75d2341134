import { type BranchNetwork, branchNetwork } from '@hongyan/domain/branches/branch-network'
import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { branchesSince } from '@hongyan/domain/branches/store-branches'
import type { Ctx } from '@hongyan/kernel/context'

type NetworkPollerParts = {
  readonly ctx: Ctx
  /** Called after another edition was put in force. */
  readonly onChange: () => void
  readonly onFailure: (error: unknown) => void
}

export type NetworkPoller = {
  /** The branches in force: the newest loaded edition, else those the site ships with. */
  readonly current: () => BranchNetwork
  readonly begin: () => Promise<void>
  /** Puts a newer edition in force, if there is one. */
  readonly round: () => Promise<void>
  readonly end: () => void
}

const everyMs = 30_000

/** Follows the branches in the database. A failure changes nothing: the last good edition stands. */
export function createNetworkPoller(parts: NetworkPollerParts): NetworkPoller {
  let edition = 0
  let network: BranchNetwork | null = null
  let timer: NodeJS.Timeout | null = null

  const round = async (): Promise<void> => {
    try {
      const newer = await branchesSince(parts.ctx, edition)
      if (newer === null) return
      network = newer.edition === 0 ? null : branchNetwork(newer.branches)
      edition = newer.edition
      parts.onChange()
    } catch (error) {
      parts.onFailure(error)
    }
  }

  return {
    current: () => network ?? sampleNetwork(),
    round,
    begin: async () => {
      await round()
      const next = (): void => {
        timer = setTimeout(() => void round().finally(next), everyMs)
        timer.unref()
      }
      next()
    },
    end: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
