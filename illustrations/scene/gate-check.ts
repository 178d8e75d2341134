import { barrier, booth } from '../kit/gate.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { group, put } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { singleObject } from './scene.ts'

/** A truck waits at a barrier while somebody checks its papers on a tablet. */
export const gateCheck = singleObject(() =>
  group(
    put(truck(2.4), [-1.7, 0, -0.1]),
    put(barrier(3.0), [1.9, 0, 1.45], Math.PI / 2),
    put(booth(), [2.4, 0, -2.1], 0, 0.95),
    put(person({ coat: paint.navy, cap: paint.white, pose: 'tablet' }), [0.4, 0, 1.6], Math.PI - 0.3, 1.05),
  ),
)
