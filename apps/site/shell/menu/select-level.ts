import type { MenuItem } from '@hongyan/content'

/** Level of the home page, and the first value of the shared state. */
const homeLevel = '0-0'

type Leveled = {
  readonly routeName: string | null
  readonly level: string
  readonly children?: readonly Leveled[]
}

/**
 * Level of the menu item that stands for a page, found by matching the page's path to the items' route names.
 *
 * The longest route that is the path or a parent of it wins; home is `0-0`; `''` when nothing matches.
 * `path` has no language prefix.
 */
export function selectedLevel(menu: readonly MenuItem[], path: string): string {
  if (path === '/' || path === '/index') return homeLevel
  let best = { length: 1, level: '' }
  for (const { routeName, level } of walk(menu)) {
    const route = routeName?.replace(/[?#].*$/, '') ?? ''
    if (route.length > best.length && covers(route, path)) best = { length: route.length, level }
  }
  return best.level
}

/** Whether an entry of the first level holds the selected one: `1-0` holds `1-2-3`. */
export function holdsLevel(entryLevel: string, selected: string): boolean {
  return selected !== '' && entryLevel.split('-')[0] === selected.split('-')[0]
}

function* walk(items: readonly Leveled[]): Generator<Leveled> {
  for (const item of items) {
    yield item
    if (item.children !== undefined) yield* walk(item.children)
  }
}

function covers(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`)
}
