import type { Spot } from './clip-ring.ts'

/** Whether a place lies on land, by the rings of it (even-odd rule). */
export function onLand(rings: readonly (readonly Spot[])[], { x, y }: Spot): boolean {
  let inside = false
  for (const ring of rings) {
    let from = ring.at(-1)
    for (const to of ring) {
      if (from && from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
        inside = !inside
      from = to
    }
  }
  return inside
}
