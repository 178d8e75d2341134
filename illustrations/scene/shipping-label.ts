import { parcel } from '../kit/goods.ts'
import { mark } from '../kit/mark.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** Widths of the bars and their places, as shares of the label. */
const bars = [
  0.04, 0.09, 0.12, 0.19, 0.23, 0.31, 0.36, 0.4, 0.48, 0.53, 0.61, 0.64, 0.7, 0.78, 0.83, 0.9, 0.94,
]

/** A shipping label about its middle, facing +z: a barcode, an address of which most is covered. */
function label(wide: number, high: number) {
  const line = (y: number, from: number, length: number, covered: boolean) =>
    box(
      [wide * length, 0.1, 0.02],
      covered ? paint.ink : paint.grey,
      [wide * (from + length / 2 - 0.5), y, 0.02],
      0.008,
    )
  return group(
    box([wide, high, 0.02], paint.white, [0, -high / 2, 0], 0.01),
    box([wide, 0.3, 0.03], paint.red, [0, high / 2 - 0.3, 0], 0.01),
    put(mark(0.26, paint.white, paint.white), [-wide * 0.36, high / 2 - 0.15, 0.02]),
    ...bars.map((at, index) =>
      box(
        [index % 3 ? 0.03 : 0.06, 0.44, 0.02],
        paint.ink,
        [wide * (at * 0.86 - 0.42), high / 2 - 0.86, 0.02],
        0.004,
      ),
    ),
    line(high / 2 - 1.1, 0.08, 0.16, false),
    line(high / 2 - 1.1, 0.28, 0.6, true),
    line(high / 2 - 1.32, 0.08, 0.3, false),
    line(high / 2 - 1.32, 0.42, 0.46, true),
    line(high / 2 - 1.54, 0.08, 0.5, true),
  )
}

export const shippingLabel = singleObject(() =>
  group(
    put(parcel(2.5, { tall: 0.84 }), [0, 0, 0]),
    put(label(1.9, 1.75), [0.02, 1.06, 1.27]),
    put(person({ pose: 'tablet' }), [1.95, 0, 1.6], -0.7),
    put(parcel(0.6), [-1.5, 0, 1.75], 0.3),
  ),
)
