import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { RateBook } from '@hongyan/domain/quotes/quote-shipment'
import type { RequestServices } from '../../server/requests/services.ts'

/** What calls and forms about branches and coverage take from the process. */
export type NetworkServices = Pick<RequestServices, 'takeLimit' | 'runInWorker'> & {
  /** The branches in force. */
  readonly network: () => BranchNetwork
  /** The rates in force, whose cut-offs count. */
  readonly rates: () => RateBook
}
