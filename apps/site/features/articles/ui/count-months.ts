/** A year of a list: for each of its twelve months its items, newest first, those that fit the filters before the others. */
export type CountedYear<Item> = {
  readonly year: string
  readonly months: readonly { readonly fitting: readonly Item[]; readonly others: readonly Item[] }[]
}

/** Items of a list by month, newest year first, without gaps between years. `date` is `2026-11-18`. */
export function countMonths<Item extends { readonly date: string }>(
  items: readonly Item[],
  fits: (item: Item) => boolean,
): readonly CountedYear<Item>[] {
  const years = items.map(({ date }) => Number(date.slice(0, 4)))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (items.length === 0) return []
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(last - index)
    const months = Array.from({ length: 12 }, (_month, at) => {
      const month = `${year}-${String(at + 1).padStart(2, '0')}`
      const own = items.filter(({ date }) => date.startsWith(month))
      return { fitting: own.filter(fits), others: own.filter((item) => !fits(item)) }
    })
    return { year, months }
  })
}
