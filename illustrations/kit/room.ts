import type { Group } from 'three'
import { mix, paint } from './palette.ts'
import { box, cylinder, group, put, turned, type Vec } from './solid.ts'

const plaster = mix('#f1e8de')
const INSET = 0.16
const THICK = 0.3

/** Two back walls `high` on a slab of this size, and a floor. Their inner faces are at `wallsOf`. */
export function room(
  width: number,
  depth: number,
  high: number,
  floor = mix('#f4ede5'),
  wall = plaster,
): Group {
  const x = -width / 2 + INSET + THICK / 2
  const z = -depth / 2 + INSET + THICK / 2
  return group(
    box([width - 0.5, 0.012, depth - 0.5], floor, [0, 0, 0], 0.004),
    box([width - INSET * 2, high, THICK], wall, [0, 0, z], 0.06),
    box([THICK, high, depth - INSET * 2], wall, [x, 0, 0], 0.06),
    box([width - INSET * 2, 0.1, THICK + 0.06], paint.ink, [0, high - 0.06, z], 0.03),
    box([THICK + 0.06, 0.1, depth - INSET * 2], paint.ink, [x, high - 0.06, 0], 0.03),
    box([width - INSET * 2 - 0.3, 0.16, THICK + 0.05], paint.sandDeep, [0, 0, z], 0.02),
    box([THICK + 0.05, 0.16, depth - INSET * 2 - 0.3], paint.sandDeep, [x, 0, 0], 0.02),
  )
}

/** Where the inner faces of a room's two walls are: x of the left one, z of the right one. */
export function wallsOf(width: number, depth: number): { x: number; z: number } {
  return { x: -width / 2 + INSET + THICK, z: -depth / 2 + INSET + THICK }
}

/** A potted plant. */
export function plant(at: Vec, scale = 1): Group {
  const leaves = [0, 1, 2, 3, 4, 5, 6].map((leaf) => {
    const angle = leaf * 2.4
    const blade = turned(
      [
        [0, 0],
        [0.13, 0.3],
        [0.1, 0.6],
        [0, 0.86],
      ],
      leaf % 2 ? paint.leaf : paint.leafDeep,
      'y',
      [0, Math.PI * 2],
      16,
    )
    blade.scale.z = 0.4
    const tilted = group(blade)
    tilted.position.y = 0.5
    tilted.rotation.set(0.3 + (leaf % 3) * 0.16, 0, 0)
    return put(group(tilted), [0, 0, 0], angle)
  })
  return put(
    group(
      cylinder(0.24, 0.52, paint.white, [0, 0.26, 0], 'y', 0.32),
      cylinder(0.28, 0.04, paint.trunk, [0, 0.52, 0]),
      ...leaves,
    ),
    at,
    0.4,
    scale,
  )
}
