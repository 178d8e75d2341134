type Rows = readonly (readonly string[])[]

/** Rows that hold anything among which the head is looked for: a title, a date and a note may stand above it. */
const mostAbove = 5

/**
 * The index of the row that heads a table: of the first five that hold anything the one in which the most cells name a
 * column, at least two of them; null where there is none.
 */
export function findHead(rows: Rows, namesColumn: (cell: string) => boolean): number | null {
  const filled = filledRows(rows).slice(0, mostAbove)
  const named = (at: number): number => (rows[at] ?? []).filter(namesColumn).length
  const [first = null] = filled
  if (first === null) return null
  const best = filled.reduce((one, other) => (named(other) > named(one) ? other : one), first)
  return named(best) > 1 ? best : null
}

/** The indices of the rows that hold anything. */
export function filledRows(rows: Rows): readonly number[] {
  return rows.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== '') ? [at] : []))
}

const totalsLabel = /^(?:(?:合|总|總|小|共)\s*(?:计|計)|汇总|彙總|(?:grand|sub)?\s*totals?|sum)\s*[:：]?/i
const figure = /^[¥￥$€]?\s*[\d.,]*\s*(?:元|€|eur|件|单|單|行|kg|公斤|orders?|rows?|pcs|pieces?)?$/i

/** Whether a row counts those above it, `合计 12 件`: whatever it holds is called a total, or is a figure. */
export function isTotals(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const isFigure = (text: string) => text.length < 15 && figure.test(text)
  return (
    filled.some((cell) => totalsLabel.test(cell)) &&
    filled.every(
      (cell) => isFigure(cell) || (totalsLabel.test(cell) && isFigure(cell.replace(totalsLabel, '').trim())),
    )
  )
}
