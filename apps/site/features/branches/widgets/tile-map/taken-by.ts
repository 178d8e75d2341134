import type { Point } from '../../branch-answer.ts'
import type { TakenSpot } from './opened-map.ts'

/** Radius of the cross of a place that was looked for, px. */
const crossSize = 9

/** What stands over the map: its marks, and the cross. */
export function takenBy(marks: readonly TakenSpot[], origin: Point | null): readonly TakenSpot[] {
  return origin === null ? marks : [...marks, { ...origin, size: crossSize, title: null }]
}
