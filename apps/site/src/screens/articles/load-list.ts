import { articleMessages, collection, contentMessages, pageAt } from '@hongyan/content'
import { secondsUntilChange } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { feedPath, paths } from '../../paths.ts'
import type { Crumb } from '../content/crumbs.ts'
import { listItems } from './list-items.ts'
import { type ListName, type ListQuery, listHref, readListQuery, wholeList } from './list-query.ts'
import { type SelectedList, selectList } from './select-list.ts'

/** What a list's page shows. */
export type ListPage = {
  readonly list: ListName
  readonly locale: LocaleId
  readonly query: ListQuery
  readonly selected: SelectedList
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
  const selected = selectList(listItems(list, locale, asked.now), query, asked.views)
  const notices = list === 'news' ? [] : [...collection('notice', locale).values()]
  return {
    list,
    locale,
    query: { ...query, page: selected.page },
    selected,
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
