import type { Spot } from '../../apps/site/features/branches/coast/clip-ring.ts'
import { onLand } from '../../apps/site/features/branches/coast/on-land.ts'

type Road = { readonly from: Spot; readonly to: Spot }

/** Degrees that a road may lead at most. */
const longest = 4
/** Parts of a road that are looked at for water. */
const parts = 8

/**
 * Roads between places as one would lay them: two are joined where no third lies between them, and never over water.
 * Each has a bend, the same at each run.
 */
export function sampleRoads(
  places: readonly Spot[],
  land: readonly (readonly Spot[])[],
  kind: string,
): GeoJSON.Feature[] {
  return joined(places)
    .filter(({ from, to }) =>
      Array.from({ length: parts - 1 }, (_, at) => onWay(from, to, (at + 1) / parts)).every((spot) =>
        onLand(land, spot),
      ),
    )
    .map(({ from, to }) => {
      const middle = onWay(from, to, 0.5)
      const bend = (((from.x * 7919 + to.y * 104729) % 1) - 0.5) * 0.12
      return {
        type: 'Feature',
        geometry: {
          type: 'LineString',
          coordinates: [
            [from.x, from.y],
            [middle.x - (to.y - from.y) * bend, middle.y + (to.x - from.x) * bend],
            [to.x, to.y],
          ],
        },
        properties: { kind },
      }
    })
}

/** Pairs with no third place nearer to both than they are to each other. */
function joined(places: readonly Spot[]): readonly Road[] {
  return places.flatMap((from, at) => {
    const near = places.filter(
      (one) => one !== from && Math.abs(one.x - from.x) < longest && Math.abs(one.y - from.y) < longest,
    )
    const later = new Set(places.slice(at + 1))
    return near
      .filter((to) => later.has(to))
      .filter((to) => {
        const apart = farness(from, to)
        return apart > 0 && !near.some((third) => farness(from, third) < apart && farness(third, to) < apart)
      })
      .map((to) => ({ from, to }))
  })
}

function farness(one: Spot, other: Spot): number {
  const shrink = Math.cos((one.y * Math.PI) / 180)
  return Math.hypot((one.x - other.x) * shrink, one.y - other.y)
}

function onWay(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
