/** A part of a bar, as shares of the whole picture's width. */
export type Piece = { readonly start: number; readonly width: number; readonly part: number }

/**
 * Bars made of pieces, on one scale that begins at zero: the longest row fills the width, and a row with less in it
 * is shorter. Parts without a value have no piece.
 */
export function stackedRows(
  rows: readonly { readonly values: readonly number[] }[],
): readonly (readonly Piece[])[] {
  const sums = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const top = Math.max(...sums)
  return rows.map(({ values }) => {
    let start = 0
    return values.flatMap((value, part) => {
      const width = top === 0 ? 0 : value / top
      const piece = { start, width, part }
      start += width
      return value > 0 ? [piece] : []
    })
  })
}
