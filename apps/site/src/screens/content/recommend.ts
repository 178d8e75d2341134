import { type ContentPage, collection, type SceneName, typeset } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** How many pages the browser may pick from, and the nearest ones that they come from. */
const candidates = 9
const nearest = 12

/** A page to read on, with its picture unless that stands on the page already. */
export type Recommendation = {
  readonly path: string
  readonly name: string
  /** What it is about, in a sentence or two. */
  readonly text: string
  readonly scene: SceneName | null
}

/**
 * Pages with a subject in common, a rare one counting more than one that many pages have; never the page itself, nor
 * one its language hides. Of the nearest, those whose picture is new to the page come first; the others have none.
 */
export function recommendFor(
  page: ContentPage,
  shown: ReadonlySet<SceneName>,
  locale: LocaleId,
): readonly Recommendation[] {
  const pages = [...collection('page', locale).values()]
  const weight = new Map(
    page.tags.map((tag) => [tag, 1 / pages.filter(({ tags }) => tags.includes(tag)).length]),
  )
  const shared = ({ tags }: ContentPage): number => tags.reduce((sum, tag) => sum + (weight.get(tag) ?? 0), 0)
  const related = pages
    .filter((other) => other.path !== page.path && shared(other) > 0)
    .filter((other) => other.isEnShow || locale !== 'en-US')
    .toSorted((one, other) => shared(other) - shared(one) || one.path.localeCompare(other.path))
    .slice(0, nearest)
  const taken = new Set(shown)
  const all = related.map(({ path, name, head, hero }): Recommendation => {
    const scene = hero.scene !== null && !taken.has(hero.scene) ? hero.scene : null
    if (scene !== null) taken.add(scene)
    return { path, name, text: head.description, scene }
  })
  const pictured = all.filter(({ scene }) => scene !== null)
  return typeset([...pictured, ...all.filter(({ scene }) => scene === null)].slice(0, candidates))
}
