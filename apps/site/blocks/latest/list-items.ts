import { type Article, collection, type Notice, type PictureName } from '@hongyan/content'
import { stateOf, type ValidityState } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'

/** The lists of dated items. */
export type ListName = 'news' | 'notice' | 'trend' | 'air-notice'

/** One dated item as lists show it. */
export type ListItem = {
  readonly id: string
  /** Path without language prefix: the name under which readings are counted. */
  readonly path: string
  readonly href: string
  readonly date: string
  readonly category: Article['category'] | Notice['category']
  readonly brand: 'logistics' | 'air'
  readonly title: string
  readonly summary: string
  readonly scene: PictureName | null
  /** Whether it is in force; null for what is never in force. */
  readonly state: ValidityState | null
  /** Whether it asks for care. */
  readonly alerting: boolean
  /** Whether goods are late or stand still for it in some places, now. */
  readonly disrupting: boolean
}

/** All items of a list in a language, newest first. `now` in ms UTC decides what is in force. */
export function listItems(list: ListName, locale: LocaleId, now: number): readonly ListItem[] {
  const items = list === 'news' ? newsItems(locale) : noticeItems(list, locale, now)
  return items.toSorted((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id))
}

function newsItems(locale: LocaleId): ListItem[] {
  return [...collection('news', locale).values()].map(
    ({ id, date, category, brand, title, summary, scene }) => ({
      id,
      path: `/news/${id}`,
      href: paths.newsItem(locale, id),
      date,
      category,
      brand,
      title,
      summary,
      scene,
      state: null,
      alerting: false,
      disrupting: false,
    }),
  )
}

function noticeItems(list: Exclude<ListName, 'news'>, locale: LocaleId, now: number): ListItem[] {
  return [...collection('notice', locale).values()]
    .filter((notice) => belongs(list, notice))
    .map((notice) => {
      const state = notice.kind === 'trend' ? null : stateOf(notice, now)
      const alerting = notice.severity !== 'information'
      return {
        id: notice.id,
        path: `/notice/${notice.id}`,
        href: paths.notice(locale, notice.id),
        date: notice.date,
        category: notice.category,
        brand: notice.category === 'air' ? 'air' : 'logistics',
        title: notice.title,
        summary: notice.summary,
        scene: null,
        state,
        alerting,
        disrupting: alerting && state === 'now' && notice.areaCodes.length > 0,
      }
    })
}

function belongs(list: Exclude<ListName, 'news'>, { kind, category }: Notice): boolean {
  if (list === 'trend') return kind === 'trend'
  return kind === 'notice' && (list === 'notice' || category === 'air')
}
