/** A use, or several that count together from the last of them on. Milliseconds UTC. */
export type PackedUse = number | readonly [last: number, count: number]

/** So many are kept one by one. */
const exactly = 100

/** Beyond them a window is kept in so many parts: a day by the minute. */
const parts = 1440

/**
 * Uses, oldest first, as they are stored: what stands in a row does not grow with what its rule allows. A use may
 * count for longer than its window by one part of it, and never for less.
 */
export function packUses(uses: readonly number[], windowMs: number): readonly PackedUse[] {
  if (uses.length <= exactly) return uses
  const partOf = (at: number): number => Math.floor((at * parts) / windowMs)
  const packed: [last: number, count: number][] = []
  let partBefore: number | null = null
  for (const at of uses) {
    const part = partOf(at)
    const before = packed.at(-1)
    if (before !== undefined && part === partBefore) {
      before[0] = at
      before[1] += 1
    } else packed.push([at, 1])
    partBefore = part
  }
  return packed
}

/** The uses that were packed, oldest first. */
export function unpackUses(packed: readonly PackedUse[]): readonly number[] {
  const uses: number[] = []
  for (const use of packed) {
    const [at, count] = typeof use === 'number' ? [use, 1] : use
    for (let n = 0; n < count; n += 1) uses.push(at)
  }
  return uses
}
