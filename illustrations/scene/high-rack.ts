import { rack } from '../kit/automation.ts'
import { pallet } from '../kit/goods.ts'
import { group, put } from '../kit/solid.ts'
import { forklift } from '../kit/yard.ts'
import { singleObject } from './scene.ts'

export const highRack = singleObject(() =>
  group(
    put(rack(3, 3, 4), [-0.2, 0, -1.2]),
    put(forklift(pallet(8, 3), 1.0), [0.45, 0, 1.5], Math.PI / 2 - 0.9),
    put(pallet(7, 5), [-1.7, 0, 0.9], 0.06),
  ),
)
