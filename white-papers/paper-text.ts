/**
 * What a white paper is made of. Texts are plain; `**words**` are set in bold. Figures about the company come from the
 * facts register, all others from a source named at the end or from arithmetic that the paper shows.
 */
export type PaperText = {
  /** Lines of the title as the cover breaks it. */
  readonly title: readonly string[]
  readonly subtitle: string
  /** What a reader in a hurry takes along; one page with the contents. */
  readonly findings: readonly string[]
  readonly sections: readonly PaperSection[]
  readonly sources: readonly string[]
}

type PaperSection = { readonly title: string; readonly blocks: readonly PaperBlock[] }

export type PaperBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'formula'; readonly formula: string; readonly where: readonly string[] }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly Column[]
      readonly rows: readonly (readonly string[])[]
      readonly note?: string
    }
  | { readonly kind: 'sums'; readonly caption: string; readonly rows: readonly Sum[]; readonly note?: string }
  | { readonly kind: 'figure'; readonly caption: string; readonly picture: Picture; readonly note?: string }

type Column = { readonly label: string; readonly numbers?: boolean }

/** One line of arithmetic. `sum` uses × ÷ + − √( ) and powers as `^`; a test works every one out again. */
export type Sum = {
  readonly what: string
  readonly sum: string
  readonly is: string
  readonly unit: string
}

export type Point = readonly [x: number, y: number]

export type Picture =
  /** Bars from zero, each a stack of parts in the order of `parts`. */
  | {
      readonly kind: 'bars'
      readonly parts: readonly string[]
      readonly items: readonly {
        readonly label: string
        readonly values: readonly number[]
        readonly said: string
      }[]
    }
  /** Curves over one pair of axes, with a band to stay in and places to point at. */
  | {
      readonly kind: 'curves'
      readonly x: Axis
      readonly y: Axis
      readonly band?: { readonly from: number; readonly to: number; readonly label: string }
      readonly curves: readonly { readonly label: string; readonly points: readonly Point[] }[]
      /** `under` puts the name under its dot, where the curve falls or another name stands above. */
      readonly marks?: readonly { readonly at: Point; readonly label: string; readonly under?: boolean }[]
    }
  /** Columns beside each other, with a line across at what can be done. */
  | {
      readonly kind: 'columns'
      readonly y: Axis
      readonly line: { readonly value: number; readonly label: string }
      readonly series: readonly string[]
      readonly items: readonly { readonly label: string; readonly values: readonly number[] }[]
    }
  /** What happens when: rows over a common scale of whole steps. */
  | {
      readonly kind: 'plan'
      readonly steps: readonly string[]
      readonly rows: readonly {
        readonly label: string
        readonly from: number
        readonly to: number
        readonly said: string
      }[]
    }

export type Axis = {
  readonly label: string
  readonly from: number
  readonly to: number
  readonly every: number
}

/** Builders that keep the texts readable. */
export const p = (text: string): PaperBlock => ({ kind: 'text', text })
export const h = (text: string): PaperBlock => ({ kind: 'heading', text })
export const list = (...items: string[]): PaperBlock => ({ kind: 'list', items })
export const note = (title: string, text: string): PaperBlock => ({ kind: 'note', title, text })
export const sum = (what: string, said: string, is: string, unit: string): Sum => ({
  what,
  sum: said,
  is,
  unit,
})
