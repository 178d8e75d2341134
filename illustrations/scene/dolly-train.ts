import { uld } from '../kit/goods.ts'
import { paint } from '../kit/palette.ts'
import { group, put } from '../kit/solid.ts'
import { dolly, tug } from '../kit/yard.ts'
import { singleObject } from './scene.ts'

export const dollyTrain = singleObject(() =>
  group(put(tug(), [2.5, 0, 0]), put(dolly(uld()), [0.3, 0, 0]), put(dolly(uld(paint.red)), [-2.0, 0, 0])),
)
