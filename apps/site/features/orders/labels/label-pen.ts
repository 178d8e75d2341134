import type { WidthOf } from './lay-text.ts'

/** What a label is drawn with. Lengths and places are mm from the top left, y of a text is the top of its line. */
export type LabelPen = {
  /** Writes a text, broken into lines; one that is too long for them ends in an ellipsis. Says where it stands. */
  readonly text: (text: string, at: TextPlace) => Box
  readonly line: (from: Point, length: number) => void
  readonly frame: (box: Box) => void
  readonly circle: (centre: Point, radius: number) => void
  /** The mark of the company, `size` wide. */
  readonly mark: (at: Point, size: number) => void
  readonly fill: (boxes: readonly Box[]) => void
  readonly widthOf: WidthOf
}

type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }
export type TextPlace = Point & {
  readonly size: number
  readonly width: number
  readonly align?: 'left' | 'center' | 'right'
  /** The most lines it may take. */
  readonly lines?: number
}

/** From one line to the next, in heights of the typeface. */
export const lineStep = 1.25
/** From the top of a line to what the letters stand on, in heights of the typeface. */
export const baseline = 1.05
/** Lines and frames, mm. */
export const thin = 0.25
export const firm = 0.35
/** Units of the box in which the mark is drawn. */
export const markUnits = 48
