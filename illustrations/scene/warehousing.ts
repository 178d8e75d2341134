import { pallet } from '../kit/goods.ts'
import { group, put } from '../kit/solid.ts'
import { warehouse } from '../kit/warehouse.ts'
import { singleObject } from './scene.ts'

export const warehousing = singleObject(() =>
  group(
    put(warehouse([4.5, 2.55, 3.5], 2, { windows: 2 }), [0, 0, 0]),
    put(pallet(6), [2.9, 0, 2.2], 0.1, 0.8),
    put(pallet(3, 2), [1.6, 0, 3.2], -0.06, 0.8),
  ),
)
