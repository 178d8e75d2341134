import { paint } from '../kit/palette.ts'
import { ball, box, cylinder, group, put } from '../kit/solid.ts'
import { tricycle } from '../kit/tricycle.ts'
import { singleObject } from './scene.ts'

/** A fir tree with snow on its boughs. */
function fir(high: number) {
  return group(
    cylinder(0.1, high * 0.3, paint.trunk, [0, high * 0.15, 0]),
    ...[0, 1, 2].flatMap((tier) => {
      const y = high * (0.34 + tier * 0.22)
      const radius = high * (0.28 - tier * 0.07)
      return [
        cylinder(radius, high * 0.32, paint.pine, [0, y, 0], 'y', 0.02),
        cylinder(radius * 0.62, high * 0.2, paint.white, [0, y + high * 0.085, 0], 'y', 0.02),
      ]
    }),
  )
}

/** The tricycle with a quilted cover over its battery, and snow on its roof. */
export const winterRound = singleObject(() => {
  const drift = ball(1, paint.white, [0, 0, 0])
  drift.scale.set(0.8, 0.3, 0.5)
  const far = ball(1, paint.white, [0, 0, 0])
  far.scale.set(1.1, 0.42, 0.6)
  return group(
    box([5.0, 0.14, 3.6], paint.white, [0.1, -0.14, -0.1], 0.07),
    tricycle(),
    box([1.56, 0.12, 1.24], paint.white, [-0.82, 1.9, 0], 0.06),
    box([0.56, 0.5, 0.74], paint.blue, [0.16, 0.46, 0], 0.12),
    ...[-0.14, 0.06].map((x) => box([0.04, 0.52, 0.76], paint.navy, [0.2 + x, 0.46, 0], 0.02)),
    put(fir(2.6), [0.75, 0, -1.35]),
    put(fir(2.0), [-1.9, 0, 1.15]),
    put(group(drift), [0.9, 0, 1.35], 0.3),
    put(group(far), [1.9, 0, -0.9], 0),
  )
})
