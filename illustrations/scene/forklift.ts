import { pallet } from '../kit/goods.ts'
import { group, put } from '../kit/solid.ts'
import { forklift as forkliftTruck } from '../kit/yard.ts'
import { singleObject } from './scene.ts'

export const forklift = singleObject(() =>
  group(put(forkliftTruck(pallet(8)), [0, 0, 0.4]), put(pallet(10, 2), [0.2, 0, -1.5])),
)
