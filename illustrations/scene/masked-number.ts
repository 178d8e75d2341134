import { parcel } from '../kit/goods.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { ball, box, cylinder, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A telephone standing up: a call whose number shows four dots in the middle, two keys below. */
function call() {
  return group(
    box([1.7, 3.0, 0.24], paint.ink, [0, 0, 0], 0.22),
    box([1.5, 2.66, 0.04], paint.white, [0, 0.17, 0.11], 0.12),
    cylinder(0.34, 0.05, paint.grey, [0, 2.2, 0.14], 'z'),
    ball(0.14, paint.white, [0, 2.27, 0.16]),
    ...[-0.56, -0.42, -0.28].map((x) => box([0.1, 0.24, 0.04], paint.ink, [x, 1.38, 0.13], 0.02)),
    ...[-0.13, 0.02, 0.17, 0.32].map((x) => ball(0.055, paint.red, [x, 1.5, 0.14])),
    ...[0.46, 0.6].map((x) => box([0.1, 0.24, 0.04], paint.ink, [x, 1.38, 0.13], 0.02)),
    cylinder(0.24, 0.06, paint.pine, [-0.4, 0.66, 0.14], 'z'),
    cylinder(0.24, 0.06, paint.red, [0.4, 0.66, 0.14], 'z'),
  )
}

export const maskedNumber = singleObject(() =>
  group(
    put(call(), [-0.3, 0, -0.6], 0.25),
    put(person({ pose: 'tablet' }), [1.75, 0, -0.15], 0.3, 1.15),
    put(parcel(0.7), [0.95, 0, 0.75], 0.15),
  ),
)
