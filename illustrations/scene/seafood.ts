import { coldBox } from '../kit/cold-goods.ts'
import { mix, paint } from '../kit/palette.ts'
import { fish, iceBox } from '../kit/produce.ts'
import { ball, box, cylinder, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const shell = mix('#d4552f')

/** A crab flat on its belly, its claws towards +z. */
function crab() {
  const body = ball(0.5, shell, [0, 0.08, 0])
  body.scale.set(0.44, 0.2, 0.32)
  const limbs = [-1, 1].flatMap((side) => [
    ...[0, 1, 2].map((leg) => {
      const limb = cylinder(0.025, 0.3, shell, [side * 0.28, 0.05, leg * 0.1 - 0.14], 'x')
      limb.rotation.y = side * (leg - 1) * 0.5
      return limb
    }),
    ball(0.09, shell, [side * 0.22, 0.08, 0.24]),
    ball(0.025, paint.ink, [side * 0.06, 0.16, 0.14]),
  ])
  return group(body, ...limbs)
}

export const seafood = singleObject(() => {
  const goods = group(
    put(fish(1.25), [-0.2, 0, -0.26], 0.12),
    put(fish(1.15, mix('#e58a7c', 0.5)), [0.05, 0, 0.08], -0.1),
    put(fish(1.05), [-0.25, 0, 0.36], 0.16),
  )
  return group(
    put(iceBox(1.9, 1.3, goods), [0, 0, 0.3], 0, 1.15),
    put(coldBox(), [-0.85, 0, -1.1], 0.05, 1.1),
    put(coldBox(paint.red), [0.7, 0, -1.15], -0.06, 1),
    put(crab(), [1.55, 0, 0.85], 0.5, 1.1),
    box([1.9, 0.16, 1.3], mix('#f4f7f9'), [0.1, 0, 1.75], 0.05),
  )
})
