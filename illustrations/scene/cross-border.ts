import { container, parcel } from '../kit/goods.ts'
import { paint } from '../kit/palette.ts'
import { group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

export const crossBorder = singleObject(() =>
  group(
    put(container(paint.red, 2.9), [-0.2, 0, 0.66]),
    put(container(paint.navy, 2.9), [0.1, 0, -0.66]),
    put(container(paint.white, 2.9), [-0.15, 1.15, 0.1]),
    put(parcel(0.54), [1.9, 0, 1.0], 0.2),
    put(parcel(0.4), [1.5, 0, 1.62], -0.2),
  ),
)
