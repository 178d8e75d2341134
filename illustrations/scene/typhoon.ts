import { mix, paint } from '../kit/palette.ts'
import { ball, box, group, put, rod, type Vec } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { singleObject } from './scene.ts'

/** A palm that the wind bends towards +x, about 3.2 high. */
function palm() {
  const point = (share: number): Vec => [share ** 2.2 * 1.5, share * 2.7, 0]
  const top = point(1)
  const fronds = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const leaf = ball(0.5, at % 2 ? paint.leafDeep : paint.pine, [0.62, 0, 0])
    leaf.scale.set(1.35, 0.1, 0.3)
    const frond = group(leaf)
    frond.position.set(...top)
    frond.rotation.set(0, (at - 3) * 0.42, -0.35 + (at % 3) * 0.24)
    return frond
  })
  return group(
    ...Array.from({ length: 7 }, (_, at) =>
      rod(point(at / 7), point((at + 1) / 7), 0.1 - at * 0.006, paint.trunk),
    ),
    ball(0.14, paint.trunk, top),
    ...fronds,
  )
}

/** Sandbags in layers along x. */
function sandbags(count: number, layers: number) {
  const wall = group()
  for (let layer = 0; layer < layers; layer++)
    for (let at = 0; at < count - layer; at++)
      wall.add(
        box(
          [0.56, 0.24, 0.4],
          at % 2 ? paint.tape : mix('#d9c3a0'),
          [(at + layer / 2) * 0.54, layer * 0.2, 0],
          0.11,
        ),
      )
  return wall
}

/** Standing water with leaves that the wind tore off. */
function puddle(wide: number, deep: number) {
  const water = ball(0.5, mix('#9fc3d8', 0.15), [0, 0, 0])
  water.scale.set(wide, 0.05, deep)
  return group(water)
}

export const typhoon = singleObject(() =>
  group(
    put(puddle(3.6, 1.5), [0.6, 0, 1.35]),
    put(puddle(1.8, 0.9), [2.3, 0, -0.7]),
    put(van(), [0.2, 0, 0.3]),
    put(palm(), [-2.2, 0, -0.9], 0.15),
    put(palm(), [-0.2, 0, -1.5], 0.1, 0.86),
    put(sandbags(4, 3), [-2.5, 0, 1.5], 0.1),
  ),
)
