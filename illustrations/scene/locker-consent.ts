import { hair } from '../kit/hair.ts'
import { locker } from '../kit/locker.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { ball, box, group, prism, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A speech bubble with a question mark's place taken by three dots, standing over somebody's head. */
function bubble() {
  return group(
    box([1.0, 0.6, 0.14], paint.white, [0, 0.16, 0], 0.14),
    prism(
      [
        [-0.26, 0.22],
        [0.0, 0.22],
        [-0.26, -0.06],
      ],
      0.14,
      paint.white,
      { fillet: 0.02, bevel: 0.02 },
    ),
    ...[-0.26, 0, 0.26].map((x) => ball(0.08, paint.red, [x, 0.46, 0.07])),
  )
}

export const lockerConsent = singleObject(() =>
  group(
    put(locker(), [0, 0, -0.9]),
    put(person({ pose: 'carry' }), [-0.75, 0, 0.35], 0.9),
    put(bubble(), [-0.75, 1.75, 0.35], 0.75),
    put(person({ coat: mix('#5f7f6b'), hair: hair.black, pose: 'wave' }), [0.85, 0, 0.75], -0.5),
  ),
)
