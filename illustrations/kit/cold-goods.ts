import type { Group } from 'three'
import { type Paint, paint } from './palette.ts'
import { box, cylinder, dome, group, put, turned, type Vec } from './solid.ts'

/** A six-armed flake facing +z, `radius` from its middle. */
export function snowflake(radius: number, at: Vec, finish: Paint = paint.blue): Group {
  const arms = [0, 1, 2, 3, 4, 5].map((arm) => {
    const blade = group(
      box([radius, radius * 0.2, 0.03], finish, [radius / 2, -radius * 0.1, 0], 0.01),
      ...[-1, 1].map((side) => {
        const barb = box([radius * 0.36, radius * 0.16, 0.03], finish, [0, 0, 0], 0.01)
        barb.position.set(radius * 0.72, side * radius * 0.14, 0)
        barb.rotation.z = side * 0.9
        return barb
      }),
    )
    blade.rotation.z = (arm * Math.PI) / 3
    return blade
  })
  return put(group(...arms), at)
}

/** An insulated box with a coloured lid and carrying handle. */
export function coldBox(lid: Paint = paint.blue): Group {
  const handle = group(
    box([0.46, 0.05, 0.07], paint.ink, [0, 1.03, 0], 0.02),
    ...[-0.2, 0.2].map((x) => box([0.06, 0.08, 0.07], paint.ink, [x, 0.97, 0], 0.02)),
  )
  return group(
    box([1.1, 0.82, 0.86], paint.white, [0, 0, 0], 0.11),
    box([1.0, 0.06, 0.76], paint.greyDeep, [0, 0.77, 0], 0.02),
    box([1.16, 0.17, 0.92], lid, [0, 0.81, 0], 0.075),
    handle,
    snowflake(0.21, [0, 0.4, 0.435], lid),
    box([0.03, 0.24, 0.4], lid, [0.545, 0.28, 0], 0.01),
    ...[-0.34, 0.34].map((x) => box([0.12, 0.14, 0.05], paint.ink, [x, 0.7, 0.45], 0.02)),
  )
}

/** A medicine vial, `high` tall, standing at the origin. */
export function vial(fill: Paint, high = 0.6): Group {
  const r = 0.14
  return group(
    turned(
      [
        [0, 0],
        [r - 0.02, 0],
        [r, 0.02],
        [r, high * 0.66],
        [r * 0.62, high * 0.8],
        [r * 0.62, high * 0.9],
      ],
      fill,
      'y',
    ),
    cylinder(r + 0.004, high * 0.34, paint.white, [0, high * 0.32, 0]),
    cylinder(r * 0.78, high * 0.2, paint.steelDeep, [0, high * 0.94, 0]),
    dome(r * 0.6, paint.red, [0, high * 1.02, 0]),
  )
}
