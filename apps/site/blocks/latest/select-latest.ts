import type { BlockOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { type ListItem, listItems } from './list-items.ts'

/** Newest items of the list a block names, at most as many as it asks for; what is over at `now` (ms UTC) comes last. */
export function selectLatest(
  { from, count }: Pick<BlockOf<'latest'>, 'from' | 'count'>,
  locale: LocaleId,
  now: number,
): readonly ListItem[] {
  return overLast(listItems(from, locale, now)).slice(0, count)
}

/** Items in their order, those that are over after all others. */
export function overLast(items: readonly ListItem[]): readonly ListItem[] {
  return [...items.filter(({ state }) => state !== 'over'), ...items.filter(({ state }) => state === 'over')]
}
