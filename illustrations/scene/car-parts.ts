import { parcel } from '../kit/goods.ts'
import { paint } from '../kit/palette.ts'
import { bothSides, box, cylinder, group, prism, put } from '../kit/solid.ts'
import { wheel } from '../kit/wheel.ts'
import { singleObject } from './scene.ts'

/** A car door, its outside towards +z, standing in a padded stand. */
function door() {
  return group(
    prism(
      [
        [-0.95, 0.2],
        [-1.0, 1.0],
        [-0.55, 1.72],
        [0.72, 1.8],
        [0.95, 1.05],
        [0.9, 0.2],
      ],
      0.16,
      paint.red,
      { fillet: 0.1, bevel: 0.05 },
    ),
    prism(
      [
        [-0.78, 1.06],
        [-0.46, 1.6],
        [0.62, 1.67],
        [0.8, 1.06],
      ],
      0.2,
      paint.glass,
      { fillet: 0.06, bevel: 0.01 },
    ),
    box([0.3, 0.06, 0.06], paint.ink, [-0.5, 0.9, 0.1], 0.02),
    box([1.8, 0.05, 0.2], paint.redDeep, [-0.02, 0.5, 0.01], 0.02),
    ...bothSides((side) => [
      box([0.16, 0.3, 0.7], paint.inkSoft, [side * 0.62, 0, 0], 0.04),
      box([0.2, 0.16, 0.26], paint.grey, [side * 0.62, 0.22, 0], 0.04),
    ]),
  )
}

/** A brake disc standing on its edge, its face towards +z. */
function disc() {
  return group(
    cylinder(0.42, 0.07, paint.steelDeep, [0, 0.42, 0], 'z'),
    cylinder(0.22, 0.16, paint.greyDeep, [0, 0.42, 0.04], 'z'),
    ...[0, 1, 2, 3, 4].map((bolt) =>
      cylinder(
        0.03,
        0.05,
        paint.ink,
        [Math.cos(bolt * 1.257) * 0.13, 0.42 + Math.sin(bolt * 1.257) * 0.13, 0.13],
        'z',
      ),
    ),
  )
}

/** Tyres lying on each other. */
function tyres(count: number) {
  return group(
    ...Array.from({ length: count }, (_, layer) => {
      const tyre = group(wheel(0.56, 0.36, [0, 0, 0]))
      tyre.rotation.x = Math.PI / 2
      tyre.position.set((layer % 2) * 0.05, 0.18 + layer * 0.36, 0)
      return tyre
    }),
  )
}

export const carParts = singleObject(() =>
  group(
    put(door(), [-0.55, 0, -0.15], 0.1, 1.15),
    put(tyres(3), [1.35, 0, -0.6]),
    put(disc(), [0.85, 0, 0.75], 0.3),
    put(parcel(0.7), [1.6, 0, 0.55], 0.1),
    put(parcel(0.5), [-1.35, 0, 0.85], 0.2),
  ),
)
