import type { LocaleId } from '@hongyan/locales'
import type { MapLine, MapSpot } from './opened-map.ts'
import type { TileMark } from './tile-mark.ts'
import type { Tiles } from './tiles.ts'

/** A place of a map that a script fetches, and the page it leads to. */
export type MapPlace = TileMark & { readonly href: string }

/** What an opened map shows that the page does not hold. */
export type PlacesData = {
  readonly tiles: Tiles
  readonly locale: LocaleId
  readonly places: readonly MapPlace[]
  readonly lines: readonly MapLine[]
  readonly spots: readonly MapSpot[]
}
