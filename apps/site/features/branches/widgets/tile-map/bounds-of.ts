import type { Point } from '../../branch-answer.ts'
import type { Bounds } from './opened-map.ts'

/**
 * The least bounds that hold every point, in the order of the map: west, south, east, north.
 * @param air what is added at each side, as a share of their size
 */
export function boundsOf(points: readonly Point[], air = 0): Bounds {
  const [east, north] = [points.map(({ longitude }) => longitude), points.map(({ latitude }) => latitude)]
  const [left, right] = [Math.min(...east), Math.max(...east)]
  const [bottom, top] = [Math.min(...north), Math.max(...north)]
  const around = Math.max(right - left, top - bottom) * air
  return [left - around, bottom - around, right + around, top + around]
}
