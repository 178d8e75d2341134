import { type OrderTab, orderProductNames, orderTabs } from '@hongyan/domain/orders'

/** What can be done on the page. */
export const actNames = ['find', 'labels', 'cancel', 'pickup', 'recipient'] as const
export type ActName = (typeof actNames)[number]

/** Which orders are shown, and which is open. */
export type ShownOrders = {
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
export function filtersIn(read: (name: string) => string | null | undefined): ShownOrders {
  const among = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === read(name)) ?? null
  const day = (name: string) => {
    const given = read(name) ?? ''
    const at = /^\d{4}-\d{2}-\d{2}$/.test(given) ? new Date(`${given}T00:00:00Z`) : null
    // A day that there is not moves on into the next month where it is read.
    const exists = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given)
    return exists ? given : null
  }
  const after = read('after') ?? ''
  const open = read('open') ?? ''
  return {
    tab: among(orderTabs, 'tab'),
    product: among(orderProductNames, 'product'),
    from: day('from'),
    until: day('until'),
    text: (read('text') ?? '').trim().slice(0, longestText),
    after: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(after) ? after : null,
    open: open === '' ? null : open.slice(0, 40),
  }
}

/** The filters of an address, and what it says has just been done. */
export function readFilters(query: URLSearchParams) {
  const filters = filtersIn((name) => query.get(name))
  return { filters, done: actNames.find((name) => name === query.get('done')) ?? null }
}

/** The query of an address with these filters; words that may name a person never enter one. */
export function queryOf(filters: Partial<ShownOrders>, done: ActName | null = null): string {
  const query = new URLSearchParams()
  for (const name of ['tab', 'product', 'from', 'until', 'after', 'open'] as const) {
    const value = filters[name]
    if (value) query.set(name, value)
  }
  if (isNumber(filters.text ?? '')) query.set('text', filters.text ?? '')
  if (done !== null) query.set('done', done)
  return query.toString()
}

/** Whether a text can only be the number of an order or a waybill: nobody is called so, and it is no phone. */
export function isNumber(text: string): boolean {
  return /^(?=.*\d{4})[\w-]{5,40}$/.test(text) && !/^\d{11}$/.test(text)
}

/** The orders that are ticked in a form, at most as many as a page has. */
export function pickedIn(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(fields)
    .flatMap((name) => (name.startsWith('pick.') ? [name.slice('pick.'.length, 50)] : []))
    .slice(0, 20)
}
