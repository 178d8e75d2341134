/**
 * The head of two columns that are called the same and say different things in a row: nobody can tell which of them is
 * meant. Null where there are none. `columns` are those that are used for one thing each.
 */
export function doubledHead(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Iterable<readonly number[]>,
): string | null {
  const named = (at: number): string => (heads[at] ?? '').trim().toLowerCase()
  for (const used of columns) {
    const twice = used.find((at, index) => used.findIndex((one) => named(one) === named(at)) < index)
    if (twice === undefined) continue
    const same = used.filter((at) => named(at) === named(twice))
    const differs = (cells: readonly string[]): boolean =>
      new Set(same.map((at) => cells[at]?.trim() ?? '').filter(Boolean)).size > 1
    if (rows.some(differs)) return (heads[twice] ?? '').trim()
  }
  return null
}
