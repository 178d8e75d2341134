import type { OrderColumn } from './order-columns.ts'

/** The cells of one line; `line` is its number in the file, as a spreadsheet counts. */
export type OrderLine = {
  readonly line: number
  readonly cells: Readonly<Partial<Record<OrderColumn, string>>>
}
