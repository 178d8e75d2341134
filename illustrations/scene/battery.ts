import { parcel } from '../kit/goods.ts'
import { mix, paint } from '../kit/palette.ts'
import { box, cylinder, group, put, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A battery standing up, 2 high; three of ten bars of its gauge are lit. */
function cell() {
  return group(
    box([1.2, 1.9, 0.8], paint.inkSoft, [0, 0, 0], 0.14),
    box([0.44, 0.16, 0.4], paint.greyDeep, [0, 1.88, 0], 0.05),
    box([0.9, 1.56, 0.04], paint.ink, [0, 0.16, 0.39], 0.04),
    ...Array.from({ length: 10 }, (_, bar) =>
      box([0.74, 0.1, 0.04], bar < 3 ? paint.red : paint.greyDeep, [0, 0.24 + bar * 0.142, 0.41], 0.02),
    ),
  )
}

/** A meter with two leads that end at a battery's poles. */
function meter() {
  return group(
    box([0.72, 0.95, 0.3], paint.amber, [0, 0, 0], 0.08),
    box([0.52, 0.3, 0.04], mix('#cfe0d2', 0.4), [0, 0.54, 0.14], 0.03),
    cylinder(0.16, 0.08, paint.ink, [0, 0.28, 0.16], 'z'),
    box([0.05, 0.14, 0.04], paint.white, [0, 0.27, 0.2], 0.01),
  )
}

export const battery = singleObject(() =>
  group(
    put(parcel(1.3, { tall: 0.9 }), [-0.5, 0, -1.0]),
    put(cell(), [0, 0, 0.35], 0.1),
    put(meter(), [1.35, 0, 0.6], 0.2),
    rod([1.2, 0.06, 0.84], [0.7, 0.06, 1.0], 0.035, paint.red),
    rod([1.4, 0.06, 0.84], [1.1, 0.06, 1.2], 0.035, paint.ink),
  ),
)
