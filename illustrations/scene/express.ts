import { parcel } from '../kit/goods.ts'
import { group, put } from '../kit/solid.ts'
import { tricycle } from '../kit/tricycle.ts'
import { singleObject } from './scene.ts'

export const express = singleObject(() =>
  group(
    put(tricycle(), [0, 0, 0]),
    put(parcel(0.52), [-0.2, 0, 1.55], 0.3),
    put(parcel(0.38), [0.45, 0, 1.5], -0.2),
  ),
)
