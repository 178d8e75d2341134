import { type BlockOf, collection } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'

type LatestItem = {
  readonly id: string
  readonly date: string
  readonly title: string
  readonly summary: string
  readonly href: string
}

/** Newest items of the list a block names, at most as many as it asks for. */
export function selectLatest(
  { from, count }: Pick<BlockOf<'latest'>, 'from' | 'count'>,
  locale: LocaleId,
): readonly LatestItem[] {
  return itemsOf(from, locale)
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id))
    .slice(0, count)
}

function itemsOf(from: BlockOf<'latest'>['from'], locale: LocaleId): readonly LatestItem[] {
  if (from === 'news') {
    return [...collection('news', locale).values()].map(({ id, date, title, summary }) => ({
      id,
      date,
      title,
      summary,
      href: paths.newsItem(locale, id),
    }))
  }
  return [...collection('notice', locale).values()]
    .filter(({ kind, category }) => {
      if (from === 'trend') return kind === 'trend'
      return kind === 'notice' && (from === 'notice' || category === 'air')
    })
    .map(({ id, date, title, summary }) => ({ id, date, title, summary, href: paths.notice(locale, id) }))
}
