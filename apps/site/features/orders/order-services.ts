import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { OrderBooks } from '@hongyan/domain/orders/price-order'
import type { RequestServices } from '../../server/requests/services.ts'
import type { TableServices } from '../../server/tables/read-table.ts'

/** What the calls of orders take from the process. */
export type OrderServices = Pick<RequestServices, 'publicOrigin'> &
  TableServices & {
    /** What orders are judged and priced by now. */
    readonly orderBooks: () => OrderBooks
    /** The branches in force. */
    readonly network: () => BranchNetwork
  }
