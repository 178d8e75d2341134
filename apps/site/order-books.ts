import { type BranchNetwork, defaultBooks, type GoodsList, type OrderBooks } from '@hongyan/domain'
import { buildSearchedBook } from './features/prohibited-items/create-item-answers.ts'
import { findItems } from './features/prohibited-items/find-items.ts'
import { readName } from './features/prohibited-items/ui/item-answer.ts'
import { noticeDelays } from './features/quotes/present/notice-delays.ts'
import { whileContentStands } from './server/operations/while-content-stands.ts'

/** What orders are judged and priced by at each moment: tariffs, notices, branches and the list of prohibited items. */
export function createOrderBooks(now: () => number, network: () => BranchNetwork): () => OrderBooks {
  const goods = whileContentStands(now, goodsAt)
  const { tariffs, calendar } = defaultBooks
  return () => ({
    quote: { tariffs, calendar, delays: noticeDelays(now()) },
    network: network(),
    goods: goods(),
  })
}

/** The list as it stands at a moment (ms UTC). A guess at a name is not certain enough to bar anything. */
function goodsAt(at: number): GoodsList {
  const { edition, items, rules, names } = buildSearchedBook(at)
  return {
    edition,
    items,
    rules,
    named: (name) => {
      const found = findItems(names, readName(name))
      return found.exact ? found.ids : []
    },
  }
}
