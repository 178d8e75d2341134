import { findHead } from '@hongyan/tables'
import { columnOf, neededColumns, type OrderColumn } from './order-columns.ts'

/** Characters of a cell: no cell of an order is longer. One more is read, so that what is longer is not cut in silence. */
export const longestCell = 400

/** The cells of one line; `line` is its number in the file, as a spreadsheet counts. */
export type OrderLine = {
  readonly line: number
  readonly cells: Readonly<Partial<Record<OrderColumn, string>>>
}

export type OrderList =
  | {
      readonly kind: 'list'
      readonly lines: readonly OrderLine[]
      readonly unknownColumns: readonly string[]
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'columns-missing'; readonly columns: readonly OrderColumn[] }
  | { readonly kind: 'too-many'; readonly found: number; readonly most: number }

/**
 * Reads a list of orders: a heading that names the columns in any order and language, under a title or not, then an order
 * a line, at most `most` of them. Empty lines are left out.
 */
export function readOrderList(rows: readonly (readonly string[])[], most: number): OrderList {
  const at = findHead(rows, columnOf)
  const heading = rows[at] ?? []
  const columns = heading.map(columnOf)
  const lines = rows.slice(at + 1).flatMap((cells, index): OrderLine[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    return [{ line: at + index + 2, cells: cellsOf(columns, cells) }]
  })
  if (heading.every((cell) => cell.trim() === '')) return { kind: 'empty' }
  const missing = neededColumns.filter((name) => !columns.includes(name))
  if (missing.length > 0) return { kind: 'columns-missing', columns: missing }
  if (lines.length === 0) return { kind: 'empty' }
  if (lines.length > most) return { kind: 'too-many', found: lines.length, most }
  const unknownColumns = heading.filter((cell, index) => columns[index] === null && cell.trim() !== '')
  return { kind: 'list', lines, unknownColumns: unknownColumns.map((cell) => cell.trim().slice(0, 40)) }
}

function cellsOf(columns: readonly (OrderColumn | null)[], cells: readonly string[]): OrderLine['cells'] {
  return Object.fromEntries(
    columns.flatMap((name, index) => {
      const cell = (cells[index] ?? '')
        .trim()
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .slice(0, longestCell + 1)
      return name === null || cell === '' ? [] : [[name, cell]]
    }),
  )
}
