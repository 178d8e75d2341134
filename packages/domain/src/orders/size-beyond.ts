/** The size with which an order comes to have more pieces than `most`; null where it has no more. */
export function sizeBeyond(sizes: readonly { readonly count: number }[], most: number): number | null {
  let pieces = 0
  for (const [index, { count }] of sizes.entries()) {
    pieces += count
    if (pieces > most) return index
  }
  return null
}
