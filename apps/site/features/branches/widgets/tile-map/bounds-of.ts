import type { Point } from '../../branch-answer.ts'
import type { Bounds } from './opened-map.ts'

/** The least bounds that hold every point, in the order of the map: west, south, east, north. */
export function boundsOf(points: readonly Point[]): Bounds {
  const [east, north] = [points.map(({ longitude }) => longitude), points.map(({ latitude }) => latitude)]
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)]
}
