import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import { type OrderColumn, orderColumnNames } from './order-columns.ts'
import type { OrderLine } from './order-line.ts'

/** Characters of a list that a form carries on: 200 lines whose cells are half full. */
export const longestCarried = 1_000_000

/** The lines of a list as the form of its review carries them, and as its account keeps them. */
export function carryLines(lines: readonly OrderLine[]): string {
  const columns = orderColumnNames.filter((name) => lines.some(({ cells }) => cells[name] !== undefined))
  const rows = lines.map(({ line, cells }) => [String(line), ...columns.map((name) => cells[name] ?? '')])
  return Papa.unparse([['line', ...columns], ...rows], { newline: '\n' })
}

/** The lines that a form carried; null for what is none of ours, or more than `most`. */
export function readCarried(text: string, most: number): readonly OrderLine[] | null {
  if (text.length > longestCarried) return null
  const [[first, ...heading] = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ',' }).data
  const columns = heading.map((name) => orderColumnNames.find((one) => one === name))
  if (first !== 'line' || columns.includes(undefined) || rows.length === 0 || rows.length > most) return null
  return rows.map(([line = '', ...values]) => ({
    line: Number(/^\d{1,7}$/.exec(line)?.[0] ?? 0),
    cells: cellsOf(columns as readonly OrderColumn[], values),
  }))
}

function cellsOf(columns: readonly OrderColumn[], values: readonly string[]): OrderLine['cells'] {
  return Object.fromEntries(
    columns.flatMap((name, index) => {
      const value = values[index] ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/**
 * The key that a list is placed under: that of the form it was handed in with, and what stood in it. The form sent
 * again is the same list, another list in the same form is another.
 */
export function keyOfList(form: string, lines: readonly OrderLine[]): string {
  const digest = createHash('sha256').update(`${form}\n${carryLines(lines)}`)
  return `list-${digest.digest('base64url')}`
}
