import type { ChildMenuItem, MenuItem, Navigation } from '@hongyan/content'
import { type LocaleId, readsSource } from '@hongyan/locales'
import { canBeRead } from '../../routes.ts'
import { isOffered } from '../account/offered.ts'

/**
 * The menu of a language, at any depth: entries with `isEnShow` false are not shown in English, and none whose page is
 * withdrawn, or of an account where nobody can have one.
 */
export function shownItems(menu: Navigation, locale: LocaleId, signsIn: boolean): readonly MenuItem[] {
  const leadsOn = (path: string) => canBeRead(path, locale) && isOffered(path, signsIn)
  const isShown = (item: Pick<MenuItem, 'isEnShow' | 'routeName'>): boolean =>
    (item.isEnShow || readsSource(locale)) && (item.routeName === null || leadsOn(item.routeName))
  return menu.items.filter(isShown).map((item) => ({
    ...item,
    promo: item.promo !== null && leadsOn(item.promo.routeName) ? item.promo : null,
    children: item.children
      .filter(isShown)
      .map((child) => ({ ...child, children: child.children.filter(isShown) })),
  }))
}

/** Children of an entry as the narrow menu shows them: a child marked to be flattened gives way to its own. */
export function narrowChildren(entry: MenuItem): readonly ChildMenuItem[] {
  return entry.children.flatMap((child) =>
    child.flattenOnMobile && child.children.length > 0
      ? child.children.map((third) => ({
          ...third,
          group: child.group,
          flattenOnMobile: false,
          children: [],
        }))
      : [child],
  )
}

/** Children in the order of the entry's columns; a child of no column stands in a nameless last one. */
export function inGroups<Child extends { readonly group: string | null }>(
  entry: MenuItem,
  children: readonly Child[],
): readonly { readonly id: string; readonly label: string | null; readonly children: readonly Child[] }[] {
  const named = entry.groups.map(({ id, label }) => ({
    id: id as string,
    label: label as string | null,
    children: children.filter((child) => child.group === id),
  }))
  const known = new Set(named.map(({ id }) => id))
  const rest = children.filter((child) => child.group === null || !known.has(child.group))
  return [...named, { id: 'rest', label: null, children: rest }].filter((group) => group.children.length > 0)
}
