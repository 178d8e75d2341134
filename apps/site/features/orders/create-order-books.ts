import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { OrderBooks } from '@hongyan/domain/orders/price-order'
import type { RateBook } from '@hongyan/domain/quotes/quote-shipment'
import { createGoodsList } from '../prohibited-items/needs.ts'
import { quoteBooks } from '../quotes/needs.ts'

/** What orders are judged and priced by at each moment: rates, notices, branches and the list of prohibited items. */
export function createOrderBooks(
  now: () => number,
  network: () => BranchNetwork,
  rates: () => RateBook,
): () => OrderBooks {
  const goods = createGoodsList(now)
  return () => ({ quote: quoteBooks(now(), rates()), network: network(), goods: goods() })
}
