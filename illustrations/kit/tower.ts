import type { Group } from 'three'
import { paint } from './palette.ts'
import { ball, box, cylinder, group, turned } from './solid.ts'

/** An airport control tower. */
export function controlTower(high: number): Group {
  return group(
    cylinder(1.0, 0.5, paint.sandDeep, [0, 0.25, 0]),
    turned(
      [
        [0.66, 0],
        [0.5, high * 0.6],
        [0.62, high - 0.3],
        [1.1, high],
      ],
      paint.white,
      'y',
    ),
    cylinder(0.62, 0.26, paint.red, [0, high * 0.62, 0]),
    cylinder(1.12, 0.2, paint.ink, [0, high + 0.08, 0]),
    cylinder(0.94, 0.8, paint.glass, [0, high + 0.56, 0], 'y', 1.12),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((post) => {
      const angle = (post * Math.PI) / 4 + 0.2
      return box(
        [0.07, 0.8, 0.07],
        paint.white,
        [Math.cos(angle) * 1.04, high + 0.16, Math.sin(angle) * 1.04],
        0.02,
      )
    }),
    cylinder(1.3, 0.2, paint.ink, [0, high + 1.04, 0], 'y', 1.16),
    cylinder(0.06, 1.0, paint.greyDeep, [0.3, high + 1.6, 0]),
    ball(0.1, paint.red, [0.3, high + 2.12, 0]),
    box([0.5, 0.3, 0.4], paint.steelDeep, [-0.4, high + 1.12, 0.1], 0.05),
  )
}
