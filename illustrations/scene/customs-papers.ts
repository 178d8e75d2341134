import { parcel } from '../kit/goods.ts'
import { mix, paint } from '../kit/palette.ts'
import { ball, box, cylinder, group, put, ring, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A declaration lying flat: lines, three boxes ticked, a round stamp. */
function declaration() {
  const stamp = ring(0.3, 0.035, paint.red, [0.42, 0.05, 0.72])
  stamp.rotation.x = Math.PI / 2
  return group(
    box([1.7, 0.04, 2.2], mix('#fbf8f3'), [0, 0, 0], 0.015),
    box([1.4, 0.02, 0.18], paint.inkSoft, [0, 0.035, -0.86], 0.01),
    ...[-0.5, -0.2, 0.1].flatMap((z, row) => [
      box([0.2, 0.03, 0.2], row === 2 ? paint.red : paint.pine, [-0.62, 0.035, z], 0.02),
      box([0.9 - row * 0.14, 0.02, 0.1], paint.grey, [0.1 - row * 0.07, 0.035, z], 0.01),
    ]),
    ...[0.45, 0.65].map((z) => box([0.7, 0.02, 0.08], paint.grey, [-0.36, 0.035, z], 0.01)),
    stamp,
    box([0.36, 0.03, 0.1], paint.red, [0.42, 0.04, 0.72], 0.01),
  )
}

function stampTool() {
  return group(
    cylinder(0.3, 0.2, paint.ink, [0, 0.1, 0]),
    cylinder(0.09, 0.5, paint.pallet, [0, 0.44, 0], 'y', 0.07),
    ball(0.17, paint.pallet, [0, 0.74, 0]),
  )
}

/** A passport, its cover up. */
function passport() {
  return group(
    box([0.76, 0.1, 1.04], mix('#f3ece2'), [0, 0, 0], 0.02),
    box([0.8, 0.05, 1.08], paint.navy, [0, 0.09, 0], 0.03),
    cylinder(0.17, 0.02, paint.amber, [0, 0.15, -0.1]),
    box([0.44, 0.02, 0.08], paint.amber, [0, 0.14, 0.3], 0.01),
  )
}

function lens() {
  const rim = ring(0.44, 0.06, paint.ink, [0, 0, 0])
  rim.rotation.x = Math.PI / 2
  return group(
    rim,
    cylinder(0.42, 0.03, mix('#d8ecf6', 0.2), [0, 0, 0]),
    rod([0.5, 0, 0], [1.05, 0, 0], 0.075, paint.red),
  )
}

export const customsPapers = singleObject(() =>
  group(
    put(parcel(1.3, { tall: 0.8 }), [-0.4, 0, -1.35]),
    put(declaration(), [-0.2, 0, 0.45], 0.12),
    put(stampTool(), [1.0, 0, 1.0]),
    put(passport(), [1.15, 0, -0.25], -0.25),
    put(lens(), [-1.0, 0.12, 1.55], -0.9),
  ),
)
