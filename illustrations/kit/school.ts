import type { Group } from 'three'
import { house } from './house.ts'
import { mix, paint } from './palette.ts'
import { clock } from './shop.ts'
import { bothSides, box, cylinder, group, plate, prism, put } from './solid.ts'

const cream = mix('#f8f1e8')

/** A two-storey school with a gabled porch and a clock, its front towards +z. */
export function school(width: number): Group {
  const front = 1.9
  const porch = prism(
    [
      [-1.6, 0],
      [1.6, 0],
      [1.6, 3.9],
      [0, 5.0],
      [-1.6, 3.9],
    ],
    2.4,
    paint.white,
    { fillet: 0.04, bevel: 0.04 },
  )
  return group(
    house([width, 3.3, 3.6], { wall: cream, seed: 4 }),
    box([width + 0.06, 0.2, 3.66], paint.red, [0, 2.98, 0], 0.02),
    put(porch, [0, 0, front - 0.5]),
    ...bothSides((side) => [
      put(group(plate([side * 1.95, 3.76], [-side * 0.06, 5.14], 2.8, 0.18, paint.red, 0.05)), [
        0,
        0,
        front - 0.5,
      ]),
      cylinder(0.13, 1.9, paint.white, [side * 1.2, 1.25, front + 1.25]),
      box([0.62, 1.3, 0.1], paint.glassDark, [side * 0.34, 0.34, front + 0.7], 0.03),
      box([0.6, 0.8, 0.1], paint.glass, [side * 0.62, 2.5, front + 0.7], 0.02),
    ]),
    box([3.2, 0.2, 1.2], paint.ink, [0, 2.14, front + 1.1], 0.05),
    box([3.6, 0.16, 1.8], paint.sandDeep, [0, 0, front + 1.2], 0.03),
    box([3.2, 0.32, 1.2], paint.sandDeep, [0, 0, front + 0.9], 0.03),
    put(clock(0.42), [0, 4.05, front + 0.74]),
  )
}

/** A rolling whiteboard facing +z with a drawing of a box and arrows. */
export function whiteboard(): Group {
  return group(
    box([2.5, 1.5, 0.08], paint.greyDeep, [0, 0.7, 0], 0.04),
    box([2.36, 1.36, 0.06], paint.white, [0, 0.77, 0.03], 0.02),
    ...bothSides((side) => [
      box([0.08, 0.8, 0.08], paint.inkSoft, [side * 0.9, 0, 0], 0.02),
      box([0.1, 0.06, 0.9], paint.inkSoft, [side * 0.9, 0, 0], 0.02),
    ]),
    box([0.62, 0.5, 0.04], paint.wood, [-0.66, 1.2, 0.06], 0.02),
    box([0.1, 0.5, 0.05], paint.tape, [-0.66, 1.2, 0.06], 0.01),
    box([0.5, 0.07, 0.04], paint.red, [0.0, 1.42, 0.06], 0.02),
    box([0.1, 0.22, 0.04], paint.red, [0.26, 1.345, 0.06], 0.02),
    ...[0, 1, 2].map((row) =>
      box([0.6 - row * 0.1, 0.08, 0.03], paint.inkSoft, [0.76 - row * 0.05, 1.62 - row * 0.22, 0.06], 0.01),
    ),
    box([1.7, 0.06, 0.03], paint.grey, [-0.1, 0.94, 0.06], 0.01),
  )
}
