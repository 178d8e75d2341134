import type { LocaleId } from '@hongyan/locales'
import type { Point } from '../../branch-answer.ts'
import type { Bounds, MapLine, MapSpot } from './opened-map.ts'
import type { TileMark } from './tile-mark.ts'
import type { Tiles } from './tiles.ts'

export type LiveMapProps = {
  readonly tiles: Tiles
  readonly locale: LocaleId
  readonly marks: readonly TileMark[]
  readonly origin: Point | null
  readonly bounds: Bounds
  readonly lines: readonly MapLine[]
  readonly spots: readonly MapSpot[]
  readonly active: string | null
  readonly chosen: string | null
  readonly onPoint: (code: string | null) => void
  readonly onChoose: (code: string | null) => void
  /** Asks where the visitor is, by the words on its button; null where nothing depends on that. */
  readonly locate: { readonly text: string; readonly ask: () => void } | null
  /** How far to zoom once it is there. */
  readonly steps: number
  /** It is there; told whose data it is. */
  readonly onOpen: (by: string | null) => void
  /** It is no more: `drawn` where somebody closed it. */
  readonly onEnd: (end: 'drawn' | 'without') => void
}
