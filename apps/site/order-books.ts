import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { OrderBooks } from '@hongyan/domain/orders/price-order'
import { defaultBooks } from '@hongyan/domain/quotes/quote-shipment'
import { buildSearchedBook, goodsListOf } from './features/prohibited-items/create-item-answers.ts'
import { noticeDelays } from './features/quotes/present/notice-delays.ts'
import { whileContentStands } from './server/operations/while-content-stands.ts'

/** What orders are judged and priced by at each moment: tariffs, notices, branches and the list of prohibited items. */
export function createOrderBooks(now: () => number, network: () => BranchNetwork): () => OrderBooks {
  const goods = whileContentStands(now, (at) => goodsListOf(buildSearchedBook(at)))
  const { tariffs, calendar } = defaultBooks
  return () => ({
    quote: { tariffs, calendar, delays: noticeDelays(now()) },
    network: network(),
    goods: goods(),
  })
}
