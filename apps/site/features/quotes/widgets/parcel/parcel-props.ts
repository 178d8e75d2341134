import type { QuoteMessages } from '@hongyan/content/messages'
import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import type { boxTiles } from './box-tiles.ts'

/** What one size of piece is shown with. */
export type ParcelProps = {
  readonly title: string
  readonly words: QuoteMessages['form']
  readonly tiles: (typeof boxTiles)[keyof typeof boxTiles]
  readonly size: SizeDraft
  readonly index: number
  readonly ready: boolean
  readonly problemOf: (field: string) => string | undefined
  readonly onChange: (size: SizeDraft) => void
  /** Null for the only one. */
  readonly onDrop: (() => void) | null
}
