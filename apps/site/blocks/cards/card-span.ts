/** Columns that leave no card alone in the last row, for each number of cards. */
const columnsFor: Readonly<Record<number, number>> = { 2: 2, 3: 3, 5: 3, 6: 3, 9: 3 }

/** How many of twelve grid columns each of so many cards takes: all rows stand on the same columns. */
export function cardSpan(count: number): 3 | 4 | 6 {
  const columns = columnsFor[count] ?? 4
  return columns === 2 ? 6 : columns === 3 ? 4 : 3
}
