import { coldBox } from '../kit/cold-goods.ts'
import { paint } from '../kit/palette.ts'
import { ball, cylinder, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

export const coldChain = singleObject(() => {
  const apples = (
    [
      [0.5, 1.0],
      [0.86, 1.12],
      [0.64, 1.36],
    ] as const
  ).flatMap(([x, z]) => [
    ball(0.17, paint.red, [x, 0.165, z]),
    cylinder(0.018, 0.1, paint.trunk, [x, 0.36, z]),
  ])
  return group(
    put(coldBox(), [-0.6, 0, -0.1], 0, 1.15),
    put(coldBox(), [-0.55, 1.13, -0.1], 0.14, 0.86),
    put(coldBox(paint.red), [0.75, 0, 0.05], 0.1, 0.9),
    ...apples,
  )
})
