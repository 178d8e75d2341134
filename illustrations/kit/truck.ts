import type { Group } from 'three'
import { snowflake } from './cold-goods.ts'
import { flankMarks } from './mark.ts'
import { paint } from './palette.ts'
import { bothSides, box, cylinder, group, plate, prism } from './solid.ts'
import { axle } from './wheel.ts'

const WIDTH = 1.76

/** The cab, its back at x = 0, nose towards +x. */
function cab(): Group {
  const shell = prism(
    [
      [0, 0.42],
      [0, 2.3],
      [0.2, 2.5],
      [0.92, 2.5],
      [1.36, 1.52],
      [1.44, 0.42],
    ],
    WIDTH - 0.06,
    paint.red,
    { fillet: 0.16, bevel: 0.1 },
  )
  const sideGlass = prism(
    [
      [0.46, 1.52],
      [0.46, 2.16],
      [0.86, 2.16],
      [1.16, 1.52],
    ],
    WIDTH - 0.03,
    paint.glass,
    { fillet: 0.06, bevel: 0 },
  )
  return group(
    shell,
    sideGlass,
    plate([1.375, 1.56], [0.99, 2.4], 1.4, 0.05, paint.glass),
    box([0.05, 0.34, 1.06], paint.ink, [1.405, 0.92, 0], 0.02),
    box([0.06, 0.05, 1.0], paint.greyDeep, [1.415, 1.07, 0], 0.01),
    box([0.22, 0.26, 1.74], paint.inkSoft, [1.36, 0.34, 0], 0.08),
    box([0.16, 0.05, 0.02], paint.ink, [0.3, 1.32, WIDTH / 2 - 0.03], 0.01),
    cylinder(0.47, WIDTH - 0.04, paint.ink, [0.72, 0.4, 0], 'z'),
    ...bothSides((side) => [
      box([0.06, 0.17, 0.3], paint.lamp, [1.44, 0.68, side * 0.62], 0.03),
      box([0.09, 0.34, 0.16], paint.ink, [1.2, 1.62, side * (WIDTH / 2 + 0.12)], 0.04),
    ]),
  )
}

/** How the load space is dressed. */
type TruckDress = 'plain' | 'chilled'

/** A box truck of load length `length`, about the middle of its load space, nose towards +x. */
export function truck(length = 4.2, dress: TruckDress = 'plain'): Group {
  const back = -length / 2
  const front = length / 2
  const band = dress === 'chilled' ? paint.blue : paint.red
  const body = group(
    box([length, 2.02, WIDTH], paint.white, [0, 0.62, 0], 0.09),
    box([length - 0.14, 0.26, WIDTH + 0.024], band, [0, 0.8, 0], 0.01),
    box([length + 1.3, 0.2, 1.2], paint.ink, [0.62, 0.4, 0], 0.04),
    ...[-0.42, 0.42].map((z) => box([0.03, 1.7, 0.05], paint.greyDeep, [back, 0.8, z], 0.01)),
    box([0.03, 1.84, 0.03], paint.grey, [back, 0.72, 0], 0.01),
    box([0.1, 0.16, 1.6], paint.ink, [back - 0.02, 0.42, 0], 0.03),
    ...bothSides((side) => [
      box([0.05, 0.14, 0.24], paint.redSoft, [back - 0.06, 0.44, side * 0.62], 0.02),
      box([length - 2.5, 0.2, 0.05], paint.inkSoft, [0.62, 0.32, side * 0.8], 0.02),
    ]),
    ...axle(0.38, 0.27, back + 0.56, 1.5),
    ...axle(0.38, 0.27, back + 1.38, 1.5),
    ...axle(0.38, 0.27, front + 0.86, 1.5),
  )
  const nose = cab()
  nose.position.x = front + 0.14
  body.add(nose)
  if (dress === 'plain') body.add(flankMarks(1.05, back + 0.9, 1.86, WIDTH + 0.02, paint.red, paint.ink))
  else {
    body.add(
      ...bothSides((side) => [snowflake(0.34, [back + 0.8, 1.84, side * (WIDTH / 2 + 0.005)])]),
      box([0.34, 0.8, 1.3], paint.steel, [front + 0.12, 1.78, 0], 0.1),
    )
  }
  return body
}
