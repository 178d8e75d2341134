import { coldBox, vial } from '../kit/cold-goods.ts'
import { clear, serum } from '../kit/laboratory.ts'
import { mix, paint } from '../kit/palette.ts'
import { box, cylinder, group, put, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** Heights of the curve from left to right; one point lies above the upper limit. */
const curve = [0.34, 0.4, 0.36, 0.86, 0.42, 0.38, 0.55, 0.4] as const

/** A temperature logger standing up, its screen with the curve and two limits towards +z. */
function logger() {
  const at = (point: number) =>
    [(point / (curve.length - 1) - 0.5) * 1.9, 0.62 + (curve[point] ?? 0) * 0.95] as const
  return group(
    box([2.5, 1.9, 0.36], paint.white, [0, 0, 0], 0.16),
    box([2.2, 1.26, 0.04], mix('#1f2a3c', 0.4), [0, 0.46, 0.17], 0.06),
    ...[0.82, 1.3].map((y) => box([2.04, 0.025, 0.02], paint.ice, [0, y, 0.19], 0.004)),
    ...curve.slice(1).map((_, point) => {
      const [from, to] = [at(point), at(point + 1)]
      return rod([from[0], from[1], 0.21], [to[0], to[1], 0.21], 0.036, paint.lamp)
    }),
    cylinder(0.1, 0.05, paint.red, [...at(3), 0.23], 'z'),
    cylinder(0.1, 0.06, paint.red, [0.85, 0.25, 0.18], 'z'),
    box([0.6, 0.08, 0.04], paint.grey, [-0.6, 0.22, 0.17], 0.02),
  )
}

export const temperatureCurve = singleObject(() =>
  group(
    put(coldBox(paint.pine), [-0.6, 0, -1.15], 0, 1.25),
    put(logger(), [0, 0, 0.1], 0.25),
    put(vial(serum, 0.8), [1.35, 0, 0.35]),
    put(vial(clear, 0.66), [1.0, 0, 0.95]),
    put(vial(serum, 0.66), [0.55, 0, 1.2]),
  ),
)
