import { type Block, type ContentPage, type Hero, type PictureName, pageAt } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { Place } from '../../blocks/block-props.ts'
import { selectLatest } from '../../blocks/latest/select-latest.ts'
import { selectPackaging } from '../../blocks/packaging-prices/select-packaging.ts'
import { selectQuestions } from '../../blocks/questions/select-questions.ts'
import { selectServices } from '../../blocks/service-prices/select-services.ts'
import { templates } from './templates.ts'

/** A block with what it may know of its page. */
export type ShownBlock = { readonly key: string; readonly block: Block; readonly place: Place }

/** The blocks of a page that have something to show at `now` (ms UTC), in order. */
export function shownBlocks(
  { path, kind, hero, blocks }: Pick<ContentPage, 'path' | 'kind' | 'hero' | 'blocks'>,
  locale: LocaleId,
  now: number,
  signsIn: boolean,
): readonly ShownBlock[] {
  const scenes = ownScenes(hero, blocks)
  const column = templates[kind].layout === 'reading' ? 'text' : 'page'
  const counts = new Map<Block['kind'], number>()
  return blocks
    .filter((block) => hasContent(block, locale, now, signsIn))
    .map((block) => {
      const nth = counts.get(block.kind) ?? 0
      counts.set(block.kind, nth + 1)
      const key = 'id' in block ? block.id : `${block.kind}-${nth}`
      return { key, block, place: { path, nth, column, scenes, now, signsIn } }
    })
}

/** Whether what a block refers to exists: questions, cases, prices and news have lists of their own. */
function hasContent(block: Block, locale: LocaleId, now: number, signsIn: boolean): boolean {
  switch (block.kind) {
    case 'figures':
      return block.items.length > 0
    case 'questions':
      return selectQuestions(block.ids, locale, signsIn).length > 0
    case 'packaging-prices':
      return selectPackaging(block.ids, locale).length > 0
    case 'service-prices':
      return selectServices(block.ids, locale).length > 0
    case 'case':
      return pageAt(block.path, locale) !== null
    case 'latest':
      return selectLatest(block, locale, now).length > 0
    default:
      return true
  }
}

/** Every picture of a page: its own, and those of the cases it tells. */
export function scenesOf(
  { hero, blocks }: Pick<ContentPage, 'hero' | 'blocks'>,
  locale: LocaleId,
): ReadonlySet<PictureName> {
  const named = blocks.flatMap((block) =>
    block.kind === 'case' ? (pageAt(block.path, locale)?.hero.scene ?? []) : [],
  )
  return new Set([...ownScenes(hero, blocks), ...named])
}

/** Pictures that a page shows by its own words. */
function ownScenes(hero: Hero, blocks: readonly Block[]): ReadonlySet<PictureName> {
  const named = blocks.flatMap((block) => {
    if (block.kind === 'split') return [block.scene]
    return block.kind === 'cards' || block.kind === 'timeline' ? block.items.map(({ scene }) => scene) : []
  })
  return new Set([hero.scene, ...named].filter((scene) => scene !== null))
}
