import {
  type ShipmentTab,
  shipmentLimits,
  shipmentRoles,
  shipmentTabs,
} from '@hongyan/domain/shipment-vocabulary'

/** What can be done on the page. */
export const actNames = ['find', 'nickname', 'delivery', 'claim', 'file', 'withdraw'] as const
export type ActName = (typeof actNames)[number]

/** Which shipments are shown, and which is open. */
export type ShownFilters = {
  readonly tab: ShipmentTab | null
  readonly role: (typeof shipmentRoles)[number] | null
  readonly from: string | null
  readonly until: string | null
  readonly text: string
  readonly after: string | null
  readonly open: string | null
}

/** Filters as an address or a form has them; what says nothing is left out. */
export function filtersIn(read: (name: string) => string | null | undefined): ShownFilters {
  const among = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === read(name)) ?? null
  const day = (name: string) => {
    const given = read(name) ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : null
  }
  const after = read('after') ?? ''
  const open = read('open') ?? ''
  return {
    tab: among(shipmentTabs, 'tab'),
    role: among(shipmentRoles, 'role'),
    from: day('from'),
    until: day('until'),
    text: (read('text') ?? '').trim().slice(0, shipmentLimits.search),
    after: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(after) ? after : null,
    open: open === '' ? null : open.slice(0, 60),
  }
}

/** The filters of an address, and what it says has just been done. */
export function readFilters(query: URLSearchParams) {
  const filters = filtersIn((name) => query.get(name))
  return { filters, done: actNames.find((name) => name === query.get('done')) ?? null }
}

/** The query of an address with these filters; words that may name a person never enter one. */
export function queryOf(filters: Partial<ShownFilters>, done: ActName | null = null): string {
  const query = new URLSearchParams()
  for (const name of ['tab', 'role', 'from', 'until', 'after', 'open'] as const) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (isNumber(filters.text ?? '')) query.set('text', filters.text ?? '')
  if (done !== null) query.set('done', done)
  return query.toString()
}

/** Whether a text can only be a number of a shipment or an order: nobody is called so. */
export function isNumber(text: string): boolean {
  return /^(?=.*\d{4})[\w-]{5,40}$/.test(text) && !/^\d{11}$/.test(text)
}
