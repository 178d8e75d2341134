import { type Article, collection, type Notice } from '@hongyan/content'
import { type LocaleId, rootId } from '@hongyan/locales'
import { languagesOf, routesNow } from '../../routes.ts'

/** A page that search engines may list. */
export type ListedPage = {
  /** Without language prefix. */
  readonly path: string
  readonly languages: readonly LocaleId[]
  /** Calendar day of the last change; null for tools, whose answers are never the same. */
  readonly changed: string | null
}

/** Every built page of now but those of no use to whoever comes from a search engine. */
export function listedPages(at: number): readonly ListedPage[] {
  const changed = daysOfChange(at)
  return routesNow()
    .filter(({ noindex }) => !noindex)
    .map((route) => ({
      path: route.pattern,
      languages: languagesOf(route),
      changed: changed.get(route.pattern) ?? null,
    }))
}

function daysOfChange(at: number): ReadonlyMap<string, string> {
  const news = [...collection('news', rootId, at).values()]
  const notices = [...collection('notice', rootId, at).values()]
  const days = new Map<string, string>()
  for (const { path, updated } of collection('page', rootId, at).values()) days.set(path, updated)
  for (const item of news) days.set(`/news/${item.id}`, lastDay(item))
  for (const item of notices) days.set(`/notice/${item.id}`, lastDay(item))
  const lists: readonly (readonly [path: string, items: readonly (Article | Notice)[]])[] = [
    ['/news', news],
    ['/notice', notices.filter(({ kind }) => kind === 'notice')],
    ['/industry-dynamics', notices.filter(({ kind }) => kind === 'trend')],
    ['/air/notice', notices.filter(({ category }) => category === 'air')],
  ]
  for (const [path, items] of lists) {
    const newest = items.map(lastDay).toSorted().at(-1)
    if (newest !== undefined) days.set(path, newest)
  }
  return days
}

/** The day an item was published, or last put right. */
function lastDay({ date, corrections }: Article | Notice): string {
  return [date, ...corrections.map((correction) => correction.date)].toSorted().at(-1) ?? date
}
