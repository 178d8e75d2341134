import type { BranchAnswer, BranchView, Point } from '../branch-answer.ts'
import { kmPerDegree, type LocalMap, localMap } from './local-map.ts'

/** Width ÷ height of the map of an answer; its style sheet says the same. */
export const mapRatio = 1
/** Km across a map at least: nearer, nothing but a street is on most. */
const leastKm = 6

type Answer = Pick<BranchAnswer, 'origin' | 'radiusKm' | 'items' | 'nearest'>

/** The branches of a map of the answer: those listed, or the nearest where none is. */
export function shownOnMap({ items, nearest }: Answer): readonly BranchView[] {
  return items.length > 0 ? items : nearest ? [nearest] : []
}

/** What must be on the map besides the branches: the origin, or where none is near the whole circle around it. */
export function boundsAround({ origin, radiusKm, items }: Answer): readonly Point[] {
  if (radiusKm === null || items.length > 0) return [origin]
  const degrees = radiusKm / kmPerDegree
  const { longitude, latitude } = origin
  const east = degrees / Math.cos((latitude * Math.PI) / 180)
  return [-1, 1].map((side) => ({ longitude: longitude + side * east, latitude: latitude + side * degrees }))
}

/** Share of a map within which the origin must lie where the branches are in its middle. */
const [nearest, furthest] = [0.08, 0.92]

/** The map of an answer: its branches in the middle, and wider where what else must be on it is not. */
export function answerMap(answer: Answer): LocalMap {
  const [shown, around] = [shownOnMap(answer), boundsAround(answer)]
  const map = localMap(shown.length > 0 ? shown : around, mapRatio, leastKm)
  const isSeen = around.every((point) => {
    const { x, y } = map.spotOf(point)
    return Math.min(x, y) > nearest && Math.max(x, y) < furthest
  })
  return isSeen ? map : localMap([...shown, ...around], mapRatio, leastKm)
}
