import type { Spot } from '../../apps/site/features/branches/coast/clip-ring.ts'

type Piece = readonly [from: Spot, to: Spot]

/** Rows of the index per degree of latitude. */
const rows = 8

/** Tells whether a place lies on land (even-odd rule), for many places of one coast. */
export function landIndex(rings: readonly (readonly Spot[])[]): (spot: Spot) => boolean {
  const pieces = new Map<number, Piece[]>()
  for (const ring of rings)
    for (const [at, to] of ring.entries()) {
      const from = ring.at(at - 1) ?? to
      const [low, high] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
      for (let row = Math.floor(low * rows); row <= Math.floor(high * rows); row += 1)
        pieces.set(row, [...(pieces.get(row) ?? []), [from, to]])
    }
  return ({ x, y }) => {
    let inside = false
    for (const [from, to] of pieces.get(Math.floor(y * rows)) ?? [])
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
        inside = !inside
    return inside
  }
}
