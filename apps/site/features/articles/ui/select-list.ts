import type { ListItem } from '../../../blocks/latest/list-items.ts'
import type { ListQuery } from './list-query.ts'

/** How many items stand on one page of a list. */
export const itemsPerPage = 12

/** A choice of a filter, with how many items it would show. */
export type Choice = { readonly value: string; readonly count: number }

export type SelectedList = {
  readonly items: readonly ListItem[]
  /** Items that fit the filters, on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly years: readonly Choice[]
  readonly categories: readonly Choice[]
  readonly brands: readonly Choice[]
}

/**
 * One page of a list. `items` come newest first, and what is over stands after what is not; `views` counts readings by
 * path and decides the order of `popular`, where the newer of two equals stands first. A page past the end is the last one.
 */
export function selectList(
  items: readonly ListItem[],
  query: ListQuery,
  views: ReadonlyMap<string, number>,
): SelectedList {
  const fits = (item: ListItem, except?: Filter): boolean => fitsQuery(item, query, except)
  const fitting = items.filter((item) => fits(item))
  const viewsOf = ({ path }: ListItem): number => views.get(path) ?? 0
  const sorted =
    query.sort === 'popular'
      ? fitting.toSorted((one, other) => viewsOf(other) - viewsOf(one))
      : overLast(fitting)
  const pages = Math.max(1, Math.ceil(sorted.length / itemsPerPage))
  const page = Math.min(query.page, pages)
  return {
    items: sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    total: sorted.length,
    page,
    pages,
    years: choices(items.filter((item) => fits(item, 'year')).map(({ date }) => date.slice(0, 4))),
    categories: choices(items.filter((item) => fits(item, 'category')).map(({ category }) => category)),
    brands: choices(items.filter((item) => fits(item, 'brand')).map(({ brand }) => brand)),
  }
}

type Filter = 'year' | 'category' | 'brand'

/** Whether an item is among what was asked for; one filter may be left out of the question. */
export function fitsQuery(item: ListItem, query: ListQuery, except?: Filter): boolean {
  return (
    (except === 'year' || query.year === null || item.date.startsWith(query.year)) &&
    (except === 'category' || query.category === null || item.category === query.category) &&
    (except === 'brand' || query.brand === null || item.brand === query.brand)
  )
}

/** Values in the order they first appear, each with its number. */
function choices(values: readonly string[]): readonly Choice[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** Items in their order, those that are over after all others. */
function overLast(items: readonly ListItem[]): readonly ListItem[] {
  return [...items.filter(({ state }) => state !== 'over'), ...items.filter(({ state }) => state === 'over')]
}
