import { parcel } from '../kit/goods.ts'
import { locker as lockerBank } from '../kit/locker.ts'
import { person } from '../kit/person.ts'
import { group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

export const locker = singleObject(() =>
  group(
    put(lockerBank(), [0, 0, 0]),
    put(person({ pose: 'carry' }), [0.9, 0, 1.4], Math.PI - 0.3),
    put(parcel(0.46), [-0.5, 0, 0.95], 0.2),
  ),
)
