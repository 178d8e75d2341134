import { parcel } from '../kit/goods.ts'
import { hair } from '../kit/hair.ts'
import { mark } from '../kit/mark.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { awning, counter } from '../kit/shop.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A branch as one sees it from the street: wall with sign and awning, counter, a shelf of parcels. */
export const branchCounter = singleObject(() =>
  group(
    box([3.6, 2.7, 0.16], mix('#f7efe5'), [0, 0, -1.1], 0.03),
    box([3.6, 0.62, 0.2], paint.red, [0, 2.2, -1.08], 0.05),
    put(mark(0.5, paint.white, paint.white), [-1.3, 2.51, -0.97]),
    ...[0, 1, 2, 3].map((letter) =>
      box([0.32, 0.32, 0.04], paint.white, [-0.6 + letter * 0.5, 2.35, -0.98], 0.05),
    ),
    put(awning(3.4), [0, 2.16, -1.0], 0, 0.72),
    box([3.0, 0.06, 0.44], paint.woodLight, [0, 0.98, -0.82], 0.02),
    ...[-1.15, -0.55, 0.15, 0.9].map((x, at) =>
      put(parcel(0.44, { tall: 0.7 + (at % 2) * 0.25 }), [x, 1.04, -0.8]),
    ),
    put(counter(2.5), [0, 0, 0.35]),
    put(person({ pose: 'idle' }), [0.55, 0, -0.28]),
    box([0.56, 0.08, 0.5], paint.steelDeep, [-0.62, 0.92, 0.35], 0.03),
    put(parcel(0.46), [-0.62, 1.0, 0.35], 0.1),
    put(person({ coat: paint.navy, hair: hair.brown, pose: 'reach' }), [-0.6, 0, 1.35], Math.PI),
  ),
)
