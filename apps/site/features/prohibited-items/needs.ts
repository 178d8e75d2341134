import type { GoodsList } from '@hongyan/domain/orders/judge-goods'
import { whileContentStands } from '../../server/operations/while-content-stands.ts'
import { buildSearchedBook, goodsListOf } from './create-item-answers.ts'
import type { ItemService } from './item-answer.ts'

export { briefItem } from './brief-item.ts'

/** What pages may ask of the list. */
export type ItemNeeds = {
  /** Says whether things may be sent, and counts names it does not know. */
  readonly items: ItemService
}

/** The list that orders are judged by, made again when content changes. */
export function createGoodsList(now: () => number): () => GoodsList {
  return whileContentStands(now, (at) => goodsListOf(buildSearchedBook(at)))
}
