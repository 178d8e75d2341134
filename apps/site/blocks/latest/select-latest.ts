import type { BlockOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { type ListItem, listItems } from './list-items.ts'

/** Newest items of the list a block names, at most as many as it asks for; none that is over at `now` (ms UTC). */
export function selectLatest(
  { from, count }: Pick<BlockOf<'latest'>, 'from' | 'count'>,
  locale: LocaleId,
  now: number,
): readonly ListItem[] {
  return listItems(from, locale, now)
    .filter(({ state }) => state !== 'over')
    .slice(0, count)
}
