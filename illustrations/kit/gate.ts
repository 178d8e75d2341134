import type { Group } from 'three'
import { mark } from './mark.ts'
import { paint } from './palette.ts'
import { ball, bothSides, box, cylinder, group, put, rod, type Vec } from './solid.ts'

/** A boom barrier whose arm of `length` points to +x, raised by `lift` radians. */
export function barrier(length: number, lift = 0): Group {
  const stripes = Math.round(length / 0.5)
  const arm = group(box([0.5, 0.24, 0.16], paint.inkSoft, [-0.3, -0.12, 0.2], 0.03))
  for (let stripe = 0; stripe < stripes; stripe++)
    arm.add(
      box(
        [length / stripes, 0.13, 0.09],
        stripe % 2 ? paint.white : paint.red,
        [((stripe + 0.5) * length) / stripes, -0.065, 0.2],
        0.02,
      ),
    )
  arm.position.y = 0.92
  arm.rotation.z = lift
  return group(
    box([0.5, 0.08, 0.5], paint.inkSoft, [0, 0, 0], 0.02),
    box([0.36, 1.08, 0.34], paint.red, [0, 0.06, 0], 0.06),
    box([0.38, 0.1, 0.36], paint.ink, [0, 1.1, 0], 0.03),
    ball(0.07, paint.amber, [0, 1.25, 0]),
    arm,
  )
}

/** A guard's cabin with glass all round. */
export function booth(): Group {
  return group(
    box([1.9, 0.14, 1.6], paint.sandDeep, [0, 0, 0], 0.04),
    box([1.5, 0.8, 1.2], paint.white, [0, 0.12, 0], 0.05),
    box([1.42, 0.84, 1.12], paint.glass, [0, 0.88, 0], 0.03),
    ...[-0.72, 0.72].flatMap((x) =>
      [-0.57, 0.57].map((z) => box([0.1, 0.9, 0.1], paint.white, [x, 0.86, z], 0.02)),
    ),
    box([0.06, 0.9, 0.08], paint.white, [0.1, 0.86, 0.57], 0.02),
    box([1.96, 0.16, 1.66], paint.ink, [0, 1.72, 0], 0.05),
    box([1.54, 0.12, 1.24], paint.red, [0, 0.62, 0], 0.02),
  )
}

/** A sign gantry over a road along z: two legs `span` apart along x, a beam with the mark, cameras below. */
export function portal(span: number, high: number): Group {
  return group(
    ...bothSides((side) => [
      box([0.42, high, 0.42], paint.white, [(side * span) / 2, 0, 0], 0.07),
      box([0.5, 0.5, 0.5], paint.ink, [(side * span) / 2, 0, 0], 0.05),
    ]),
    box([span + 1.1, 0.78, 0.62], paint.red, [0, high - 0.1, 0], 0.07),
    box([span + 1.3, 0.12, 0.82], paint.ink, [0, high + 0.68, 0], 0.04),
    put(mark(0.66, paint.white, paint.white), [0, high + 0.29, 0.32]),
    ...[-0.26, 0.26].flatMap((share) => [
      box([0.2, 0.18, 0.3], paint.inkSoft, [span * share, high - 0.3, 0.2], 0.04),
      cylinder(0.06, 0.06, paint.glassDark, [span * share, high - 0.21, 0.37], 'z'),
      box([0.5, 0.12, 0.03], paint.lamp, [span * share, high + 0.22, 0.32], 0.01),
    ]),
  )
}

/** A rail fence `length` along x from the origin. */
export function fence(length: number, at: Vec, heading = 0): Group {
  const posts = Math.max(1, Math.round(length / 1.1))
  const rails = [0.3, 0.62].map((y) => rod([0, y, 0], [length, y, 0], 0.028, paint.greyDeep))
  const row = group(...rails)
  for (let post = 0; post <= posts; post++)
    row.add(box([0.1, 0.78, 0.1], paint.inkSoft, [(post * length) / posts, 0, 0], 0.03))
  return put(row, at, heading)
}
