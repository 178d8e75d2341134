type Dated = { readonly when: string }

/** Items of one year, in order, under that year. */
export function byYear<Item extends Dated>(
  items: readonly Item[],
): readonly { readonly year: string; readonly items: readonly Item[] }[] {
  const years = new Map<string, Item[]>()
  for (const item of items) {
    const year = item.when.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].map(([year, list]) => ({ year, items: list }))
}
