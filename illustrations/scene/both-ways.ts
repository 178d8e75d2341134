import { Shape } from 'three'
import { type Paint, paint } from '../kit/palette.ts'
import { group, pulled, put } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { singleObject } from './scene.ts'

/** A flat arrow lying on the ground towards +x, `long` from end to tip. */
function arrow(long: number, finish: Paint) {
  const shape = new Shape()
  shape.moveTo(-long / 2, -0.16)
  shape.lineTo(long / 2 - 0.5, -0.16)
  shape.lineTo(long / 2 - 0.5, -0.4)
  shape.lineTo(long / 2, 0)
  shape.lineTo(long / 2 - 0.5, 0.4)
  shape.lineTo(long / 2 - 0.5, 0.16)
  shape.lineTo(-long / 2, 0.16)
  shape.closePath()
  const flat = pulled(shape, 0.06, finish, 0.02)
  flat.rotation.x = -Math.PI / 2
  flat.position.y = 0.03
  return group(flat)
}

/** Two trucks on their ways, one out and one back, both with a load. */
export const bothWays = singleObject(() =>
  group(
    put(truck(2.9), [-1.3, 0, 1.5]),
    put(arrow(3.4, paint.red), [-0.9, 0, 3.05]),
    put(truck(2.9), [1.2, 0, -2.2], Math.PI),
    put(arrow(3.4, paint.ink), [3.3, 0, -0.7], Math.PI),
  ),
)
