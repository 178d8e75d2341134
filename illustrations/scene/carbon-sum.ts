import { mix, paint } from '../kit/palette.ts'
import { ball, box, cylinder, group, put } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { singleObject } from './scene.ts'

/** A pocket calculator leaning back, keys towards the eye. */
function calculator() {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      box(
        [0.34, 0.14, 0.3],
        column === 3 ? (row === 3 ? paint.red : paint.inkSoft) : paint.white,
        [(column - 1.5) * 0.43, 0.26, row * 0.42 - 0.1],
        0.06,
      ),
    ),
  )
  const body = group(
    box([2.0, 0.3, 2.8], paint.pine, [0, 0, 0.1], 0.12),
    box([1.7, 0.06, 0.6], mix('#d6e4d3', 0.35), [0, 0.28, -0.85], 0.04),
    ...[0, 1, 2].map((digit) => box([0.13, 0.03, 0.36], paint.ink, [0.62 - digit * 0.28, 0.32, -0.85], 0.02)),
    ...keys,
  )
  body.rotation.x = 0.16
  return group(body)
}

/** A seedling in a pot. */
function seedling() {
  const leaf = (side: number) => {
    const blade = ball(0.5, paint.leaf, [side * 0.26, 0, 0])
    blade.scale.set(0.56, 0.1, 0.3)
    const turned = group(blade)
    turned.position.y = 0.92
    turned.rotation.z = side * 0.5
    return turned
  }
  return group(
    cylinder(0.26, 0.46, paint.orange, [0, 0.23, 0], 'y', 0.34),
    cylinder(0.32, 0.04, paint.trunk, [0, 0.45, 0]),
    cylinder(0.04, 0.5, paint.leafDeep, [0, 0.68, 0]),
    leaf(1),
    leaf(-1),
  )
}

export const carbonSum = singleObject(() =>
  group(
    put(van('electric'), [0.4, 0, -2.2]),
    put(calculator(), [-0.5, 0.22, 0.7], 0.12),
    put(seedling(), [1.5, 0, 0.4], 0.4, 1.3),
  ),
)
