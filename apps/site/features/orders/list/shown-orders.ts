import { type OrderTab, orderProductNames, orderTabs } from '@hongyan/domain/orders/order-vocabulary'
import {
  among,
  cursorIn,
  dayIn,
  ownerIn,
  type ReadFilter,
} from '../../../shell/parts/own-list/list-filters.ts'

/** What can be done on the page. */
const actNames = ['find', 'labels', 'cancel', 'pickup', 'recipient'] as const
export type ActName = (typeof actNames)[number]

/** Which orders are shown, and which is open. */
export type ShownOrders = {
  /** Null for one's own. */
  readonly of: 'company' | null
  readonly tab: OrderTab | null
  readonly product: (typeof orderProductNames)[number] | null
  readonly from: string | null
  readonly until: string | null
  readonly text: string
  readonly after: string | null
  readonly open: string | null
}

const longestText = 60

/** Filters as an address or a form has them; what says nothing is left out. */
export function filtersIn(read: ReadFilter): ShownOrders {
  const open = read('open') ?? ''
  return {
    of: ownerIn(read('of')),
    tab: among(orderTabs, read('tab')),
    product: among(orderProductNames, read('product')),
    from: dayIn(read('from')),
    until: dayIn(read('until')),
    text: (read('text') ?? '').trim().slice(0, longestText),
    after: cursorIn(read('after')),
    open: open === '' ? null : open.slice(0, 40),
  }
}

/** The filters of an address, and what it says has just been done. */
export function readFilters(query: URLSearchParams) {
  const filters = filtersIn((name) => query.get(name))
  return { filters, done: actNames.find((name) => name === query.get('done')) ?? null }
}

/** Orders of one page. */
export const mostPicked = 20

/** The orders that are ticked in a form, at most as many as a page has. */
export function pickedIn(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(fields)
    .flatMap((name) => (name.startsWith('pick.') ? [name.slice('pick.'.length, 50)] : []))
    .slice(0, mostPicked)
}
