import { uld } from '../kit/goods.ts'
import { paint } from '../kit/palette.ts'
import { group, put } from '../kit/solid.ts'
import { chute, sorterLoop } from '../kit/sorter.ts'
import { singleObject } from './scene.ts'

/** A new line: a short loop of trays whose red chute ends in front of an aircraft container. */
export const sortingLine = singleObject(
  () =>
    group(
      put(sorterLoop(1.3, 1.05, 5), [0, 0, -0.6]),
      put(chute(paint.red), [0.55, 0, 0.9]),
      put(uld(), [-1.0, 0, 1.9], 0, 1.05),
    ),
  { left: 0.16, right: 0.2, top: 0.13, bottom: 0.15 },
)
