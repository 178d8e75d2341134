import type { Group, Object3D } from 'three'
import { mark } from './mark.ts'
import { paint } from './palette.ts'
import { bothSides, box, cylinder, group, plate, prism, put } from './solid.ts'
import { wheel } from './wheel.ts'

/** Height of the rail heads. */
const RAIL = 0.22
const GAUGE = 0.46

/** A straight track `length` along x. */
export function track(length: number): Group {
  const bed = prism(
    [
      [-1.05, 0],
      [1.05, 0],
      [0.82, 0.12],
      [-0.82, 0.12],
    ],
    length,
    paint.steelDeep,
    { fillet: 0.05, bevel: 0.03 },
  )
  bed.rotation.y = Math.PI / 2
  const sleepers = Math.floor((length - 0.2) / 0.46)
  const line = group(
    bed,
    ...[-GAUGE, GAUGE].map((z) => box([length - 0.06, 0.1, 0.08], paint.greyDeep, [0, RAIL - 0.1, z], 0.015)),
  )
  for (let sleeper = 0; sleeper < sleepers; sleeper++)
    line.add(box([0.2, 0.06, 1.36], paint.inkSoft, [(sleeper - (sleepers - 1) / 2) * 0.46, 0.1, 0], 0.02))
  return line
}

function bogie(x: number): Object3D[] {
  return [
    box([1.0, 0.16, 0.96], paint.inkSoft, [x, RAIL + 0.16, 0], 0.04),
    ...[-0.3, 0.3].flatMap((off) => [-GAUGE, GAUGE].map((z) => wheel(0.21, 0.14, [x + off, RAIL + 0.21, z]))),
  ]
}

/** A flat wagon `length` long on its rails; loads stand on its deck. */
export function wagon(length: number, ...loads: readonly Object3D[]): Group {
  const deck = RAIL + 0.46
  const car = group(
    box([length, 0.14, 1.1], paint.inkSoft, [0, deck - 0.14, 0], 0.03),
    box([length - 1.8, 0.16, 0.5], paint.ink, [0, deck - 0.28, 0], 0.03),
    ...bogie(-length / 2 + 0.75),
    ...bogie(length / 2 - 0.75),
    ...[-1, 1].map((end) =>
      box([0.34, 0.12, 0.14], paint.ink, [end * (length / 2 + 0.12), deck - 0.16, 0], 0.03),
    ),
  )
  for (const load of loads) {
    load.position.y += deck
    car.add(load)
  }
  return car
}

/** A goods locomotive, nose towards +x, about its middle; 5.4 long. */
export function locomotive(): Group {
  const floor = RAIL + 0.4
  const side = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => [x, floor + y] as const)
  const shell = prism(
    side([
      [-2.7, 0],
      [-2.7, 1.5],
      [-2.5, 1.68],
      [1.5, 1.68],
      [2.2, 1.4],
      [2.66, 0.66],
      [2.72, 0],
    ]),
    1.3,
    paint.red,
    { fillet: 0.16, bevel: 0.08 },
  )
  const band = prism(
    side([
      [-2.5, 0.42],
      [-2.5, 0.62],
      [2.3, 0.62],
      [2.48, 0.42],
    ]),
    1.312,
    paint.white,
    { fillet: 0.03, bevel: 0 },
  )
  const windows = prism(
    side([
      [1.1, 0.84],
      [1.1, 1.36],
      [1.62, 1.36],
      [1.9, 0.84],
    ]),
    1.315,
    paint.glassDark,
    { fillet: 0.06, bevel: 0 },
  )
  return group(
    shell,
    band,
    windows,
    plate([2.635, floor + 0.78], [2.265, floor + 1.37], 1.06, 0.05, paint.glassDark),
    box([4.3, 0.12, 1.0], paint.ink, [-0.5, floor + 1.65, 0], 0.04),
    ...[-1.7, -0.9].map((x) => cylinder(0.36, 0.1, paint.inkSoft, [x, floor + 1.8, 0])),
    box([0.5, 0.16, 0.4], paint.steelDeep, [0.4, floor + 1.74, 0], 0.04),
    box([5.3, 0.2, 1.16], paint.ink, [0, floor - 0.12, 0], 0.05),
    ...bothSides((edge) => [
      box([0.06, 0.14, 0.22], paint.lamp, [2.68, floor + 0.3, edge * 0.42], 0.03),
      box([0.02, 1.0, 0.5], paint.redDeep, [0.66, floor + 0.2, edge * 0.66], 0.01),
      put(group(mark(0.72, paint.white, paint.white)), [-1.2, floor + 1.08, edge * 0.655]),
    ]),
    ...[-0.2, 0, 0.2].map((off) =>
      box([0.05, 0.5, 1.305], paint.redDeep, [-0.1 + off, floor + 0.86, 0], 0.01),
    ),
    ...bogie(-1.75),
    ...bogie(1.75),
    box([0.2, 0.16, 0.3], paint.inkSoft, [2.76, floor - 0.1, 0], 0.03),
  )
}

/** Buffer stop at the end of a track, facing -x. */
export function bufferStop(): Group {
  return group(
    ...bothSides((side) => [
      box([0.14, 0.86, 0.14], paint.inkSoft, [0, 0.1, side * GAUGE], 0.03),
      cylinder(0.13, 0.14, paint.ink, [-0.16, 0.8, side * GAUGE], 'x'),
    ]),
    box([0.16, 0.3, 1.3], paint.red, [0, 0.66, 0], 0.04),
    box([0.165, 0.1, 0.5], paint.white, [0, 0.76, 0], 0.02),
  )
}
