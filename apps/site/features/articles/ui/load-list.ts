import { articleMessages, collection, contentMessages, pageAt, typeset } from '@hongyan/content'
import { secondsUntilChange } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { type ListItem, type ListName, listItems } from '../../../blocks/latest/list-items.ts'
import { feedPath, paths } from '../../../paths.ts'
import type { Crumb } from '../../../shell/parts/breadcrumb/crumbs.ts'
import { type CountedYear, countMonths } from './count-months.ts'
import { type ListQuery, listHref, readListQuery, wholeList } from './list-query.ts'
import { type Calendar, selectInForce } from './select-in-force.ts'
import { fitsQuery, type SelectedList, selectList } from './select-list.ts'

/** What a list's page shows. */
export type ListPage = {
  readonly list: ListName
  readonly locale: LocaleId
  readonly query: ListQuery
  readonly selected: SelectedList
  /** The newest item of the whole list, where it has a picture: it stands above the others. */
  readonly lead: ListItem | null
  /** All items by month, and which of them are among those asked for. */
  readonly years: readonly CountedYear<ListItem>[]
  /** What is in force; null on lists of what never is, and where something was asked for. */
  readonly calendar: Calendar | null
  readonly crumbs: readonly Crumb[]
  /** Address of the list's feed. */
  readonly feed: string
  /** Seconds for which the page stays true. */
  readonly maxAge: number
}

const parents: Readonly<Record<ListName, string>> = {
  news: '/info',
  notice: '/info',
  trend: '/info',
  'air-notice': '/air',
}

/** A list as its address asks for it. `views` counts readings by path; `now` is in ms UTC. */
export function loadList(
  list: ListName,
  locale: LocaleId,
  asked: {
    readonly query: URLSearchParams
    readonly views: ReadonlyMap<string, number>
    readonly now: number
  },
): ListPage {
  const query = readListQuery(asked.query)
  const items = typeset(listItems(list, locale, asked.now))
  const selected = selectList(items, query, asked.views)
  const notices = list === 'news' ? [] : [...collection('notice', locale).values()]
  const listed = new Set(items.filter(({ state }) => state !== null).map(({ id }) => id))
  const isWhole = listHref(list, locale, query) === listHref(list, locale, wholeList)
  const [newest = null] = selected.items
  const lead = isWhole && newest?.scene ? newest : null
  return {
    list,
    locale,
    query: { ...query, page: selected.page },
    selected,
    lead,
    years: countMonths(items, (item) => fitsQuery(item, query)),
    calendar: isWhole
      ? selectInForce(
          notices.filter(({ id }) => listed.has(id)),
          asked.now,
        )
      : null,
    crumbs: listCrumbs(list, locale),
    feed: feedPath(list, locale),
    maxAge: secondsUntilChange(notices, asked.now, 300),
  }
}

/** The way from home down to a list. */
export function listCrumbs(list: ListName, locale: LocaleId): readonly Crumb[] {
  const parent = pageAt(parents[list], locale)
  return [
    { name: contentMessages(locale).home, href: paths.home(locale) },
    ...(parent === null ? [] : [{ name: parent.name, href: parentHref(list, locale) }]),
    { name: articleMessages(locale).lists[list].title, href: listHref(list, locale, wholeList) },
  ]
}

function parentHref(list: ListName, locale: LocaleId): string {
  return list === 'air-notice' ? paths.air(locale) : paths.info(locale)
}
