/** A cell of a table: words, a figure with its unit, or nothing. */
export type TableCell = string | { readonly value: string; readonly unit: string | null } | null

export type TableColumn = {
  readonly label: string
  readonly align: 'start' | 'end'
  /** Equal cells below each other become one. */
  readonly merge: boolean
}

/** How many rows a cell takes; 0 for one that the cell above covers. */
export type Span = number

/** Spans of every cell, row by row. Only neighbours of a merging column join, and nothing joins with an empty cell. */
export function mergeCells(
  columns: readonly TableColumn[],
  rows: readonly (readonly TableCell[])[],
): readonly (readonly Span[])[] {
  return rows.map((row, at) =>
    columns.map((column, index) => {
      if (!column.merge) return 1
      if (at > 0 && same(row[index], rows[at - 1]?.[index])) return 0
      let span = 1
      while (at + span < rows.length && same(row[index], rows[at + span]?.[index])) span += 1
      return span
    }),
  )
}

/** Columns that say one figure for all rows, as figures with what they count. */
export function wholeColumns(
  columns: readonly TableColumn[],
  rows: readonly (readonly TableCell[])[],
): ReadonlyMap<number, { readonly value: string; readonly unit: string | null; readonly label: string }> {
  const spans = mergeCells(columns, rows)
  const found = columns.flatMap(({ label }, index) => {
    const cell = rows[0]?.[index]
    const whole = rows.length > 1 && spans[0]?.[index] === rows.length
    return whole && typeof cell === 'object' && cell !== null ? [[index, { ...cell, label }] as const] : []
  })
  return new Map(found)
}

/** The column whose cells name the rows: the first that does not merge. */
export function headColumn(columns: readonly TableColumn[]): number {
  return Math.max(
    0,
    columns.findIndex(({ merge }) => !merge),
  )
}

/** Text of a cell, for keys and comparison. */
export function cellText(cell: TableCell | undefined): string {
  if (cell === null || cell === undefined) return ''
  return typeof cell === 'string' ? cell : `${cell.value} ${cell.unit ?? ''}`
}

function same(one: TableCell | undefined, other: TableCell | undefined): boolean {
  return cellText(one) !== '' && cellText(one) === cellText(other)
}
