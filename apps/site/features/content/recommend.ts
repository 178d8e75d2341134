import { type ContentPage, collection, type PictureName, typeset } from '@hongyan/content'
import { type LocaleId, readsSource } from '@hongyan/locales'

/** How many pages the browser may pick from, how many it shows, and how near to the last of those a page must be. */
const candidates = 9
const shownAtOnce = 3
const nearness = 0.6

/** A page to read on, with its picture unless that stands on the page already. */
export type Recommendation = {
  readonly path: string
  readonly name: string
  /** What it is about, in a sentence or two. */
  readonly text: string
  readonly scene: PictureName | null
}

/**
 * Pages about the same, never the page itself, nor a case told on it or a page it leads to already, nor one its
 * language hides: a rare subject counts more than one that many pages have, and the main subject of a page, which stands first, twice. Whatever is much further off than the
 * third is left out, so that any three of them are related. Of these, those whose picture is new to the page come
 * first; the others have none.
 */
export function recommendFor(
  page: ContentPage,
  shown: ReadonlySet<PictureName>,
  locale: LocaleId,
): readonly Recommendation[] {
  const pages = [...collection('page', locale).values()]
  const weight = new Map(
    page.tags.map((tag) => [tag, 1 / Math.sqrt(pages.filter(({ tags }) => tags.includes(tag)).length)]),
  )
  const main = ({ tags: [first] }: ContentPage, tag: string): number => (first === tag ? 2 : 1)
  const shared = (other: ContentPage): number =>
    other.tags.reduce((sum, tag) => sum + (weight.get(tag) ?? 0) * main(page, tag) * main(other, tag), 0)
  const told = new Set(pathsIn(page.blocks))
  const ranked = pages
    .filter((other) => other.path !== page.path && !told.has(other.path) && shared(other) > 0)
    .filter((other) => other.isEnShow || readsSource(locale))
    .toSorted((one, other) => shared(other) - shared(one) || one.path.localeCompare(other.path))
  const last = ranked[shownAtOnce - 1]
  const related = ranked
    .filter((other) => last === undefined || shared(other) >= nearness * shared(last))
    .slice(0, candidates)
  const taken = new Set(shown)
  const all = related.map(({ path, name, head, hero }): Recommendation => {
    const scene = hero.scene !== null && !taken.has(hero.scene) ? hero.scene : null
    if (scene !== null) taken.add(scene)
    return { path, name, text: head.description, scene }
  })
  const pictured = all.filter(({ scene }) => scene !== null)
  return typeset([...pictured, ...all.filter(({ scene }) => scene === null)])
}

/** Every path that blocks lead to or tell of, at any depth. */
function pathsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? (key === 'path' || key === 'href' ? [value] : []) : pathsIn(value),
  )
}
