import type { BlockKind, BlockOf, SceneName } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** What a block may know about the page it stands on. */
export type Place = {
  /** Address of that page, without its language: it does not lead to itself. */
  readonly path: string
  /** How many blocks of its kind stand before it. */
  readonly nth: number
  /** Pictures that the page shows by its own words: none stands twice. */
  readonly scenes: ReadonlySet<SceneName>
}

/** What every block of a content page is given. */
export type BlockProps<Kind extends BlockKind> = {
  readonly block: BlockOf<Kind>
  readonly locale: LocaleId
  readonly place: Place
}
