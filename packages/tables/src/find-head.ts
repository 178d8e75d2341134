import type { Rows } from './table.ts'

/** Rows that hold anything among which the head is looked for: a title, a date and a note may stand above it. */
const mostAbove = 5

/**
 * The index of the row that heads a table: of the first five that hold anything the one in which the most cells name a
 * column, else the first of them.
 */
export function findHead(rows: Rows, columnOf: (cell: string) => unknown): number {
  const filled = rows.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== '') ? [at] : []))
  const named = (at: number): number => (rows[at] ?? []).filter((cell) => columnOf(cell) !== null).length
  const best = filled
    .slice(0, mostAbove)
    .reduce((one, other) => (named(other) > named(one) ? other : one), filled[0] ?? 0)
  return named(best) > 1 ? best : (filled[0] ?? 0)
}
