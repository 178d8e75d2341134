import { type OrderTab, orderProductNames, orderTabs } from '@hongyan/domain/orders/order-vocabulary'
import {
  among,
  type ListFilters,
  listFiltersIn,
  type ReadFilter,
} from '../../../shell/parts/own-list/list-filters.ts'

/** What can be done on the page. */
const actNames = ['find', 'labels', 'cancel', 'pickup', 'recipient'] as const
export type ActName = (typeof actNames)[number]

/** Which orders are shown, and which is open. */
export type ShownOrders = ListFilters<OrderTab> & {
  readonly product: (typeof orderProductNames)[number] | null
}

export const longestText = 60

/** Filters as an address or a form has them; what says nothing is left out. */
export function filtersIn(read: ReadFilter): ShownOrders {
  const { of, tab, ...rest } = listFiltersIn(read, { tabs: orderTabs, longestText, longestNumber: 40 })
  return { of, tab, product: among(orderProductNames, read('product')), ...rest }
}

/** The filters of an address, and what it says has just been done. */
export function readFilters(query: URLSearchParams) {
  return { filters: filtersIn((name) => query.get(name)), done: among(actNames, query.get('done')) }
}

/** Orders of one page. */
export const mostPicked = 20

/** The orders that are ticked in a form, at most as many as a page has. */
export function pickedIn(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(fields)
    .flatMap((name) => (name.startsWith('pick.') ? [name.slice('pick.'.length, 50)] : []))
    .slice(0, mostPicked)
}
