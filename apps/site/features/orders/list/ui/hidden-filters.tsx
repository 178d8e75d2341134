import type { ShownOrders } from '../shown-orders.ts'

/** The list that a form stands in, which the answer leads back to. */
export function HiddenFilters({ filters }: { readonly filters: ShownOrders }) {
  return (['tab', 'product', 'from', 'until', 'after'] as const).map((name) =>
    filters[name] ? <input key={name} type="hidden" name={name} value={filters[name]} /> : null,
  )
}
