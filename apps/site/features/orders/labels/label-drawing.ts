import type { LabelSize } from './label-sizes.ts'

/** A label as a picture: everything in mm from the top left, black on white. */
export type LabelDrawing = {
  readonly width: number
  readonly height: number
  /** The mark of the company, `size` wide. */
  readonly mark: { readonly x: number; readonly y: number; readonly size: number }
  /** Path data of what is filled, and of what is drawn with a line. */
  readonly fills: string
  readonly lines: string
  /** Lines of text; `y` is what the letters stand on, `x` where they begin, or their middle, or their end. */
  readonly texts: readonly {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly anchor: 'start' | 'middle' | 'end'
    readonly text: string
  }[]
}

/** The label of one package on every paper, drawn by the same rules as the file that is printed. */
export type LabelPreview = {
  /** Number of the package. */
  readonly number: string
  /** Which of the packages, from 1, and of how many. */
  readonly piece: number
  readonly pieces: number
  readonly drawings: Readonly<Record<LabelSize, LabelDrawing>>
}
