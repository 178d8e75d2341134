import type { Block, BlockKind, BlockOf, PictureName } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'

/** What a block may know about the page it stands on. */
export type Place = {
  /** Address of that page, without its language: it does not lead to itself. */
  readonly path: string
  /** How many blocks of its kind stand before it. */
  readonly nth: number
  /** Whether it has the whole width of the page, or a column for reading beside the contents. */
  readonly column: 'page' | 'text'
  /** Pictures that the page shows by its own words: none stands twice. */
  readonly scenes: ReadonlySet<PictureName>
  /** When it is shown, ms UTC. */
  readonly now: number
  /** Whether pages of an account are here, and may be led to. */
  readonly signsIn: boolean
}

/** What every block of a content page is given. */
export type BlockProps<Kind extends BlockKind> = {
  readonly block: BlockOf<Kind>
  readonly locale: LocaleId
  readonly place: Place
}

/** Shows a block of any kind. Pages name it: only they know the features that some blocks belong to. */
export type ShowBlock = (props: {
  readonly block: Block
  readonly locale: LocaleId
  readonly place: Place
}) => ReactNode
