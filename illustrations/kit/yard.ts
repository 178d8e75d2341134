import type { Group } from 'three'
import { paint } from './palette.ts'
import { head } from './person.ts'
import { bothSides, box, group, plate, prism, put, rod } from './solid.ts'
import { axle } from './wheel.ts'

/** A counterbalance forklift with its driver, forks towards +x at height `lift`; a load rests on the forks. */
export function forklift(load?: Group, lift = 0.12): Group {
  const hull = prism(
    [
      [-1.0, 0.22],
      [-1.0, 0.86],
      [-0.78, 0.98],
      [-0.42, 0.98],
      [-0.36, 0.56],
      [0.5, 0.52],
      [0.56, 0.2],
    ],
    0.94,
    paint.red,
    { fillet: 0.1, bevel: 0.07 },
  )
  const skull = head(paint.white)
  skull.position.set(-0.16, 1.42, 0)
  skull.rotation.y = Math.PI / 2
  const truck = group(
    hull,
    box([0.4, 0.34, 0.96], paint.inkSoft, [-0.82, 0.24, 0], 0.1),
    box([0.42, 0.12, 0.5], paint.ink, [-0.18, 0.6, 0], 0.05),
    rod([-0.2, 0.88, 0], [-0.18, 1.1, 0], 0.18, paint.inkSoft),
    skull,
    rod([0.36, 0.56, 0], [0.22, 0.94, 0], 0.03, paint.ink),
    box([1.14, 0.07, 0.92], paint.ink, [-0.26, 1.78, 0], 0.03),
    box([0.1, 1.9, 0.08], paint.inkSoft, [0.68, 0.1, 0.3], 0.02),
    box([0.1, 1.9, 0.08], paint.inkSoft, [0.68, 0.1, -0.3], 0.02),
    box([0.08, 0.1, 0.66], paint.inkSoft, [0.68, 1.9, 0], 0.02),
    box([0.06, 0.5, 0.8], paint.ink, [0.77, lift, 0], 0.02),
    ...bothSides((side) => [
      rod([0.26, 0.56, side * 0.4], [0.2, 1.8, side * 0.4], 0.035, paint.ink),
      rod([-0.72, 0.96, side * 0.4], [-0.72, 1.8, side * 0.4], 0.035, paint.ink),
      rod([-0.12, 1.02, side * 0.2], [0.22, 0.98, side * 0.12], 0.06, paint.inkSoft),
      box([1.14, 0.05, 0.14], paint.ink, [1.34, lift, side * 0.26], 0.015),
    ]),
    ...axle(0.25, 0.2, 0.36, 0.86),
    ...axle(0.22, 0.18, -0.68, 0.82),
  )
  if (load) truck.add(put(load, [1.46, lift + 0.05, 0], 0, 0.86))
  return truck
}

/** An airport baggage tractor, nose towards +x. */
export function tug(): Group {
  return group(
    prism(
      [
        [-0.9, 0.2],
        [-0.9, 0.66],
        [0.28, 0.7],
        [0.86, 0.62],
        [0.92, 0.2],
      ],
      1.14,
      paint.red,
      { fillet: 0.12, bevel: 0.07 },
    ),
    prism(
      [
        [-0.72, 0.62],
        [-0.66, 1.34],
        [0.12, 1.34],
        [0.3, 0.66],
      ],
      1.02,
      paint.white,
      { fillet: 0.1, bevel: 0.05 },
    ),
    prism(
      [
        [-0.54, 0.78],
        [-0.5, 1.24],
        [0.06, 1.24],
        [0.18, 0.78],
      ],
      1.04,
      paint.glass,
      { fillet: 0.06, bevel: 0 },
    ),
    plate([0.28, 0.76], [0.15, 1.26], 0.84, 0.04, paint.glass),
    box([1.0, 0.08, 1.14], paint.ink, [-0.28, 1.34, 0], 0.04),
    box([0.1, 0.14, 0.12], paint.amber, [-0.28, 1.42, 0], 0.03),
    box([0.08, 0.18, 1.0], paint.ink, [0.9, 0.24, 0], 0.03),
    ...bothSides((side) => [box([0.05, 0.1, 0.18], paint.lamp, [0.91, 0.48, side * 0.38], 0.03)]),
    ...axle(0.27, 0.22, -0.52, 1.04),
    ...axle(0.27, 0.22, 0.52, 1.04),
  )
}

/** A flat trailer for one aircraft container, its drawbar towards +x. */
export function dolly(load: Group): Group {
  return group(
    box([1.7, 0.12, 1.4], paint.inkSoft, [0, 0.34, 0], 0.04),
    ...[-0.5, 0, 0.5].map((x) => box([0.08, 0.05, 1.2], paint.grey, [x, 0.44, 0], 0.02)),
    rod([0.82, 0.38, 0], [1.3, 0.34, 0], 0.04, paint.ink),
    ...axle(0.18, 0.15, -0.55, 1.1),
    ...axle(0.18, 0.15, 0.55, 1.1),
    put(load, [0, 0.48, 0]),
  )
}

/** A scissor loader whose platform stands at `height`; loads roll off towards -x. */
export function loader(height: number): Group {
  const low = 0.42
  const lifts = bothSides((side) => {
    const near = plate([-0.95, low], [0.95, height], 0.1, 0.13, paint.inkSoft)
    const far = plate([-0.95, height], [0.95, low], 0.1, 0.13, paint.greyDeep)
    near.position.z = side * 0.66
    far.position.z = side * 0.54
    return [near, far]
  })
  return group(
    box([2.5, 0.26, 1.7], paint.red, [0, 0.16, 0], 0.06),
    ...lifts,
    box([2.3, 0.16, 1.7], paint.red, [0, height, 0], 0.04),
    box([2.2, 0.05, 1.5], paint.inkSoft, [0, height + 0.14, 0], 0.02),
    ...[-0.8, -0.4, 0, 0.4, 0.8].map((x) =>
      box([0.08, 0.04, 1.44], paint.grey, [x, height + 0.17, 0], 0.015),
    ),
    ...bothSides((side) => [
      rod([-1.0, height + 0.5, side * 0.82], [1.0, height + 0.5, side * 0.82], 0.03, paint.greyDeep),
      ...[-1, 0, 1].map((x) =>
        rod([x, height + 0.1, side * 0.82], [x, height + 0.5, side * 0.82], 0.03, paint.greyDeep),
      ),
    ]),
    ...axle(0.24, 0.2, -0.85, 1.56),
    ...axle(0.24, 0.2, 0.85, 1.56),
  )
}
