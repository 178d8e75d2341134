import { fridge, sofa, washer } from '../kit/household.ts'
import { group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

export const bulky = singleObject(() =>
  group(put(fridge(), [0.3, 0, -1.05]), put(washer(), [1.55, 0, -0.75]), put(sofa(), [-0.55, 0, 0.7])),
)
