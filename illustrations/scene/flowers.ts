import { uld } from '../kit/goods.ts'
import { flowerBucket } from '../kit/produce.ts'
import { group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

export const flowers = singleObject(() =>
  group(
    put(uld(), [-0.3, 0, -1.0], 0, 1.35),
    put(flowerBucket(0), [-0.6, 0, 0.75]),
    put(flowerBucket(2), [0.3, 0, 0.6]),
    put(flowerBucket(1), [1.15, 0, 0.35]),
    put(flowerBucket(3), [0.2, 0, 1.45]),
  ),
)
