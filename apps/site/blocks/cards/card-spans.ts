/** Columns that leave no card alone in the last row, for each number of cards. */
const columnsFor: Readonly<Record<number, number>> = { 2: 2, 3: 3, 5: 3, 6: 3, 9: 3 }

/**
 * How many of twelve grid columns each card takes: full rows are even, and the cards of a shorter last row share
 * its width.
 */
export function cardSpans(count: number): readonly number[] {
  const columns = columnsFor[count] ?? 4
  const left = count % columns
  return Array.from(
    { length: count },
    (_, index) => 12 / (left > 0 && index >= count - left ? left : columns),
  )
}
