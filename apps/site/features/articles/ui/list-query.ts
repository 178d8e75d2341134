import { newsCategories, noticeCategories } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { ListName } from '../../../blocks/latest/list-items.ts'
import { paths } from '../../../paths.ts'

/** What a visitor asked a list for; kept in the address. */
export type ListQuery = {
  readonly sort: 'latest' | 'popular'
  readonly year: string | null
  readonly category: string | null
  readonly brand: 'logistics' | 'air' | null
  /** From 1. */
  readonly page: number
}

export const wholeList: ListQuery = { sort: 'latest', year: null, category: null, brand: null, page: 1 }

const categories: ReadonlySet<string> = new Set([
  ...newsCategories,
  ...noticeCategories,
  'industry',
  'policy',
  'market',
])

/** Reads the query of a list's address; whatever it does not know, it leaves out. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const year = query.get('year')
  const category = query.get('topic')
  const brand = query.get('brand')
  const page = Number(query.get('page'))
  return {
    sort: query.get('sort') === 'popular' ? 'popular' : 'latest',
    year: year !== null && /^20\d\d$/.test(year) ? year : null,
    category: category !== null && categories.has(category) ? category : null,
    brand: brand === 'logistics' || brand === 'air' ? brand : null,
    page: Number.isInteger(page) && page > 1 && page < 1000 ? page : 1,
  }
}

const addresses: Readonly<Record<ListName, (locale: LocaleId) => string>> = {
  news: paths.news,
  notice: paths.notices,
  trend: paths.trends,
  'air-notice': paths.airNotices,
}

/** Address of a list as asked; the same question always has the same address. */
export function listHref(list: ListName, locale: LocaleId, query: ListQuery): string {
  const search = new URLSearchParams()
  if (query.sort === 'popular') search.set('sort', 'popular')
  if (query.year !== null) search.set('year', query.year)
  if (query.category !== null) search.set('topic', query.category)
  if (query.brand !== null) search.set('brand', query.brand)
  if (query.page > 1) search.set('page', String(query.page))
  const text = search.toString()
  return addresses[list](locale) + (text === '' ? '' : `?${text}`)
}
