import {
  type ShipmentTab,
  shipmentLimits,
  shipmentRoles,
  shipmentTabs,
} from '@hongyan/domain/shipments/shipment-vocabulary'
import {
  among,
  type ListFilters,
  listFiltersIn,
  type ReadFilter,
} from '../../../shell/parts/own-list/list-filters.ts'

/** What can be done on the page. */
const actNames = ['find', 'nickname', 'delivery', 'claim', 'file', 'withdraw'] as const
export type ActName = (typeof actNames)[number]

/** Which shipments are shown, and which is open. */
export type ShownFilters = ListFilters<ShipmentTab> & {
  readonly role: (typeof shipmentRoles)[number] | null
}

const read = { tabs: shipmentTabs, longestText: shipmentLimits.search, longestNumber: 60 }

/** Filters as an address or a form has them; what says nothing is left out. */
export function filtersIn(given: ReadFilter): ShownFilters {
  const { of, tab, ...rest } = listFiltersIn(given, read)
  return { of, tab, role: among(shipmentRoles, given('role')), ...rest }
}

/** The filters of an address, and what it says has just been done. */
export function readFilters(query: URLSearchParams) {
  return { filters: filtersIn((name) => query.get(name)), done: among(actNames, query.get('done')) }
}
