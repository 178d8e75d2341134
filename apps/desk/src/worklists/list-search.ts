import type { Worklist } from './declarations.ts'

/** What an address says of a list: its filters and order by their names, and `row`, the one that is open. */
export type ListSearch = Readonly<Record<string, string>>

type Declared = Pick<Worklist, 'filters' | 'views'>

/** Reads it from an address that anybody may have written. */
export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const plain = Object.entries(search).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  return Object.fromEntries(plain.map(([key, value]) => [key, String(value)]))
}

/** The filters and the order that hold: those of the address, else those of the first view. */
export function filtersOf(list: Declared, search: ListSearch): ListSearch {
  const keys = [...list.filters.map(({ key }) => key), 'sort']
  const asked = keys.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]] as const]))
  return asked.length > 0 ? Object.fromEntries(asked) : firstView(list)
}

/** What an address says after some filters were changed; what was open is closed. */
export function withFilters(list: Declared, search: ListSearch, change: ListSearch): ListSearch {
  const all = { ...filtersOf(list, search), ...change }
  // An empty one is kept where the first view would fill it again.
  return Object.fromEntries(Object.entries(all).filter(([key, value]) => value !== '' || isFirst(list, key)))
}

/** Whether filters are exactly those of a view; in whatever order, unless the view names one. */
export function isView(view: Readonly<Record<string, string>>, { sort, ...filters }: ListSearch): boolean {
  const set = Object.entries(filters).filter(([, value]) => value !== '')
  const wanted = Object.entries(view).filter(([key]) => key !== 'sort')
  if (view.sort !== undefined && view.sort !== sort) return false
  return set.length === wanted.length && wanted.every(([key, value]) => filters[key] === value)
}

/** Whether the list always has a value for a filter: its first view names one. */
export function isFirst(list: Declared, key: string): boolean {
  return firstView(list)[key] !== undefined
}

function firstView({ views }: Declared): ListSearch {
  return views[0]?.query ?? {}
}
