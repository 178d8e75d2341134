import { type ContentPage, collection, type SceneName } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** How many pages the browser may pick from. */
const candidates = 9

/** A page to read on, with its picture unless that stands on the page already. */
export type Recommendation = {
  readonly path: string
  readonly name: string
  readonly lead: string
  readonly scene: SceneName | null
}

/**
 * Pages with a subject in common, those with most first; never the page itself, nor one its language hides. Pages
 * whose picture is new to the page come before the others, which are named without one.
 */
export function recommendFor(
  page: ContentPage,
  shown: ReadonlySet<SceneName>,
  locale: LocaleId,
): readonly Recommendation[] {
  const shared = ({ tags }: ContentPage): number => tags.filter((tag) => page.tags.includes(tag)).length
  const related = [...collection('page', locale).values()]
    .filter((other) => other.path !== page.path && shared(other) > 0)
    .filter((other) => other.isEnShow || locale !== 'en-US')
    .toSorted((one, other) => shared(other) - shared(one) || one.path.localeCompare(other.path))
  const taken = new Set(shown)
  const all = related.map(({ path, name, hero }): Recommendation => {
    const scene = hero.scene !== null && !taken.has(hero.scene) ? hero.scene : null
    if (scene !== null) taken.add(scene)
    return { path, name, lead: hero.lead, scene }
  })
  const pictured = all.filter(({ scene }) => scene !== null)
  return [...pictured, ...all.filter(({ scene }) => scene === null)].slice(0, candidates)
}
