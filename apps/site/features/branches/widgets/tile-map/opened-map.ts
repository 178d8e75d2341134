import type { LocaleId } from '@hongyan/locales'
import type { Point } from '../../branch-answer.ts'

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** A line on the map, drawn straight between its ends; broken where it still lies ahead. */
export type MapLine = { readonly ends: readonly [Point, Point]; readonly ahead: boolean }

/** A small dot under the marks, one of many, in the colour of its state. */
export type MapSpot = Point & { readonly state: 'served' | 'partly' | 'not' }

/** A place of a mark, with a name to write beside it while the map is small; null for none. */
export type TakenSpot = Point & {
  /** Radius of the mark, px. */
  readonly size: number
  readonly title: string | null
}

export type MapSetting = {
  readonly host: HTMLElement
  readonly address: string
  readonly locale: LocaleId
  readonly bounds: Bounds
  readonly lines: readonly MapLine[]
  readonly spots: readonly MapSpot[]
  /** What stands over the map. */
  readonly taken: readonly TakenSpot[]
  readonly words: { readonly label: string; readonly wheel: string; readonly fingers: string }
  /** The map broke after it was there. */
  readonly onLost: () => void
}

export type MapBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A map of tiles that is there, as far as a page knows of it. */
export type OpenedMap = {
  /** Whose data it is, as the archive says; null where it does not. */
  readonly by: string | null
  /** Px from the upper left corner. */
  readonly spotOf: (point: Point) => { readonly x: number; readonly y: number }
  /** Tells each move until it is left. */
  readonly onMove: (moved: () => void) => () => void
  /** Tells when it has come to rest, until it is left. */
  readonly onRest: (rested: () => void) => () => void
  readonly zoom: () => number
  /** Keeps names of the map from under marks. */
  readonly keepFree: (taken: readonly TakenSpot[]) => void
  /** Keeps them from under what else stands over it now, px from the upper left corner. */
  readonly keepOff: (boxes: readonly MapBox[]) => void
  readonly zoomBy: (steps: number) => void
  readonly fit: (bounds: Bounds) => void
  /** Brings a place into view, if it is not. */
  readonly reveal: (point: Point) => void
  readonly focus: () => void
  readonly close: () => void
}
