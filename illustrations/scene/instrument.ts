import { analyser } from '../kit/laboratory.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bothSides, box, cylinder, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const timber = mix('#dcab6d')

/** The floor of a crate on four springs, its side boards taken off, an instrument strapped down on it. */
function sprung() {
  return group(
    box([2.6, 0.14, 1.9], paint.pallet, [0, 0.1, 0], 0.03),
    ...[-1, 0, 1].map((x) => box([0.24, 0.12, 1.9], paint.pallet, [x, 0, 0], 0.02)),
    ...[-1.05, 1.05].flatMap((x) =>
      [-0.7, 0.7].flatMap((z) =>
        [0, 1, 2].map((coil) => cylinder(0.14, 0.06, paint.red, [x, 0.3 + coil * 0.1, z])),
      ),
    ),
    box([2.5, 0.12, 1.8], timber, [0, 0.56, 0], 0.03),
    ...bothSides((side) => [box([0.1, 1.7, 0.1], timber, [side * 1.2, 0.6, -0.85], 0.02)]),
    ...[0, 1, 2, 3].map((slat) =>
      box([2.5, 0.3, 0.07], slat % 2 ? timber : paint.woodLight, [0, 0.72 + slat * 0.4, -0.86], 0.02),
    ),
    ...[0, 1, 2, 3].map((slat) =>
      box([0.07, 0.3, 1.7], slat % 2 ? timber : paint.woodLight, [-1.2, 0.72 + slat * 0.4, 0], 0.02),
    ),
    put(analyser(), [0, 0.68, 0], 0, 1.45),
    ...[-0.6, 0.6].map((x) => box([0.12, 0.02, 1.5], paint.ink, [x, 0.68, 0.1], 0.005)),
  )
}

export const instrument = singleObject(() =>
  group(
    sprung(),
    put(person({ coat: paint.white, hair: paint.ink, pose: 'tablet' }), [1.95, 0, 0.75], -1.3, 1.1),
  ),
)
