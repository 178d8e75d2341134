import type { Group } from 'three'
import { cloud, signal } from '../kit/cloud.ts'
import { pallet } from '../kit/goods.ts'
import { slab, tree } from '../kit/ground.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { ball, box, cylinder, group, put, type Vec } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { warehouse } from '../kit/warehouse.ts'
import { forklift } from '../kit/yard.ts'
import { fullScene } from './scene.ts'

const TOP = 3.0

/** A warehouse on its own small slab, with an aerial on its roof. */
function island(at: Vec, docks: number, open: number, ...yard: readonly Group[]): Group {
  return put(
    group(
      slab(8.6, 7.2),
      put(warehouse([6.4, TOP, 3.6], docks, { open, windows: 2 }), [-0.6, 0, -1.3]),
      cylinder(0.06, 1.1, paint.steelDeep, [-0.6, TOP + 0.6, -1.3]),
      ball(0.2, paint.red, [-0.6, TOP + 1.25, -1.3]),
      ...yard,
    ),
    at,
  )
}

/** A road on a beam, `length` along x. */
function bridge(length: number): Group {
  const dashes = [-1, 0, 1].map((dash) => box([0.9, 0.02, 0.11], paint.white, [dash * 1.6, 0.02, 0], 0.004))
  return group(
    box([length, 0.3, 2.5], paint.sandDeep, [0, -0.3, 0], 0.06),
    box([length + 0.3, 0.03, 2.1], paint.road, [0, 0, 0], 0.01),
    ...dashes,
    ...[-1.16, 1.16].map((z) => box([length, 0.16, 0.14], paint.white, [0, 0, z], 0.04)),
  )
}

const LEFT: Vec = [-7.4, 0, 3.6]
const RIGHT: Vec = [5.4, 0, -7.4]
const FRONT: Vec = [5.4, 0, 5.4]
const CLOUD: Vec = [-2.6, 6.4, -2.8]

function roofOf([x, , z]: Vec): Vec {
  return [x - 0.6, TOP + 1.6, z - 1.3]
}

export const cloudWarehouse = fullScene(() =>
  group(
    island(
      LEFT,
      3,
      0,
      put(pallet(8, 2), [2.9, 0, 1.9], 0.05),
      put(person({ pose: 'carry' }), [0.4, 0, 1.9], 0.8),
      tree([-3.6, 0, 2.6], 0.9),
      tree([3.6, 0, -2.8], 1.1),
    ),
    island(
      RIGHT,
      3,
      2,
      put(pallet(12, 4), [-2.6, 0, 1.8], 0.05),
      put(forklift(pallet(4)), [-0.2, 0, 2.2], 0.3),
      tree([3.6, 0, -2.6], 1.1),
      tree([3.7, 0, 0.2], 0.85),
    ),
    island(
      FRONT,
      3,
      1,
      put(van(), [1.6, 0, 2.3]),
      put(pallet(10, 6), [-2.8, 0, 2.2], -0.05),
      put(person({ cap: paint.white, pose: 'tablet' }), [-1.2, 0, 2.3], -0.5),
      tree([3.6, 0, -2.8], 1),
    ),
    put(bridge(4.4), [-1, 0, 5.9]),
    put(van(), [-1.0, 0.03, 5.9], 0, 0.92),
    put(bridge(5.8), [8.2, 0, -1], Math.PI / 2),
    put(van(), [8.2, 0.03, -0.8], -Math.PI / 2, 0.92),
    put(cloud(), CLOUD, 0.3, 1.35),
    ...[LEFT, RIGHT, FRONT].map((at) => signal(roofOf(at), [CLOUD[0], CLOUD[1] + 0.6, CLOUD[2]])),
  ),
)
