import {
  type ShipmentTab,
  shipmentLimits,
  shipmentRoles,
  shipmentTabs,
} from '@hongyan/domain/shipments/shipment-vocabulary'
import {
  among,
  cursorIn,
  dayIn,
  ownerIn,
  type ReadFilter,
} from '../../../shell/parts/own-list/list-filters.ts'

/** What can be done on the page. */
const actNames = ['find', 'nickname', 'delivery', 'claim', 'file', 'withdraw'] as const
export type ActName = (typeof actNames)[number]

/** Which shipments are shown, and which is open. */
export type ShownFilters = {
  /** Null for one's own. */
  readonly of: 'company' | null
  readonly tab: ShipmentTab | null
  readonly role: (typeof shipmentRoles)[number] | null
  readonly from: string | null
  readonly until: string | null
  readonly text: string
  readonly after: string | null
  readonly open: string | null
}

/** Filters as an address or a form has them; what says nothing is left out. */
export function filtersIn(read: ReadFilter): ShownFilters {
  const open = read('open') ?? ''
  return {
    of: ownerIn(read('of')),
    tab: among(shipmentTabs, read('tab')),
    role: among(shipmentRoles, read('role')),
    from: dayIn(read('from')),
    until: dayIn(read('until')),
    text: (read('text') ?? '').trim().slice(0, shipmentLimits.search),
    after: cursorIn(read('after')),
    open: open === '' ? null : open.slice(0, 60),
  }
}

/** The filters of an address, and what it says has just been done. */
export function readFilters(query: URLSearchParams) {
  const filters = filtersIn((name) => query.get(name))
  return { filters, done: actNames.find((name) => name === query.get('done')) ?? null }
}
