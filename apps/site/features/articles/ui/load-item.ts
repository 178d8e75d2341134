import {
  type Article,
  collection,
  isOff,
  type Notice,
  pageAt,
  tdkOf,
  typeset,
  wordMessages,
} from '@hongyan/content'
import { secondsUntilChange } from '@hongyan/content/area-alert'
import { type LocaleId, rootId } from '@hongyan/locales'
import { type ListItem, type ListName, listItems } from '../../../blocks/latest/list-items.ts'
import { pathIn, paths } from '../../../paths.ts'
import type { Crumb } from '../../../shell/parts/breadcrumb/crumbs.ts'
import { listCrumbs } from './load-list.ts'

type Around = {
  readonly locale: LocaleId
  readonly crumbs: readonly Crumb[]
  /** Neighbours in time. */
  readonly newer: ListItem | null
  readonly older: ListItem | null
  /** Items of the same list and category, filled up to three where there are fewer: the browser picks three. */
  readonly readOn: readonly ListItem[]
}

/** What the page of a news item shows. */
export type NewsPage = Around & { readonly article: Article; readonly related: readonly RelatedPage[] }

type RelatedPage = { readonly href: string; readonly name: string; readonly lead: string }

/** What the page of a notice or a trend shows. */
export type NoticePage = Around & {
  readonly notice: Notice
  /** ms UTC. */
  readonly now: number
  /** Seconds for which the page stays true. */
  readonly maxAge: number
}

const candidates = 9
const shownAtOnce = 3

/** A news item by its id, or null. */
export function loadArticle(id: string, locale: LocaleId, now: number): NewsPage | null {
  const article = collection('news', locale).get(id)
  if (article === undefined) return null
  const related = article.related.flatMap((path) => relatedPage(path, locale) ?? [])
  return { article: typeset(article), related, ...around('news', id, article.title, locale, now) }
}

/** A page that belongs to a news item, as its document names it; a list or a tool as its head does. */
function relatedPage(named: string, locale: LocaleId): RelatedPage | null {
  const [path = ''] = named.split(/[?#]/)
  const href = pathIn(locale, named)
  const page = pageAt(path, locale)
  if (page !== null) return { href, name: page.name, lead: page.hero.lead }
  const head = tdkOf(path, locale)
  if (head.path !== path) return null
  return { href, name: head.title.replace(` - ${wordMessages(locale).brand}`, ''), lead: head.description }
}

/** A notice or trend by its id, or null. */
export function loadNotice(id: string, locale: LocaleId, now: number): NoticePage | null {
  const notice = collection('notice', locale).get(id)
  if (notice === undefined) return null
  const isOfAir = notice.category === 'air' && !isOff(paths.airNotices(rootId))
  const list = notice.kind === 'trend' ? 'trend' : isOfAir ? 'air-notice' : 'notice'
  return {
    notice: typeset(notice),
    now,
    maxAge: secondsUntilChange([notice], now, 300),
    ...around(list, id, notice.title, locale, now),
  }
}

function around(list: ListName, id: string, title: string, locale: LocaleId, now: number): Around {
  const items = typeset(listItems(list, locale, now))
  const at = items.findIndex((item) => item.id === id)
  const own = items[at]
  const all = items.filter((item) => item.id !== id)
  const lasting = all.filter(({ state }) => state !== 'over')
  // A warning of years ago reads as one of today.
  const others = lasting.length < shownAtOnce ? all : lasting
  const alike = others.filter(({ category }) => category === own?.category)
  const rest = others.filter((item) => !alike.includes(item))
  return {
    locale,
    crumbs: [...listCrumbs(list, locale), { name: title, href: own?.href ?? paths.news(locale) }],
    newer: items[at - 1] ?? null,
    older: items[at + 1] ?? null,
    readOn: [...alike.slice(0, candidates), ...rest.slice(0, Math.max(0, shownAtOnce - alike.length))],
  }
}
