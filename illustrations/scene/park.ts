import { drone } from '../kit/automation.ts'
import { solarField } from '../kit/energy.ts'
import { barrier, booth, fence, portal } from '../kit/gate.ts'
import { pallet } from '../kit/goods.ts'
import { hedge, road, slab, streetLamp, tree } from '../kit/ground.ts'
import { mark } from '../kit/mark.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { van } from '../kit/van.ts'
import { warehouse } from '../kit/warehouse.ts'
import { fullScene } from './scene.ts'

const WIDTH = 23

/** A solar roof on posts over parked vans. */
function carport() {
  const roof = group(
    box([5.6, 0.14, 3.4], paint.ink, [0, 0, 0], 0.04),
    put(solarField(5.4, 3.2), [0, 0.1, 0]),
  )
  roof.rotation.x = 0.1
  roof.position.y = 2.5
  return group(
    ...[-2.5, 0, 2.5].map((x) => box([0.14, 2.66, 0.14], paint.white, [x, 0, -1.2], 0.03)),
    ...[-2.5, 2.5].map((x) => box([0.14, 2.4, 0.14], paint.white, [x, 0, 1.3], 0.03)),
    roof,
  )
}

export const park = fullScene(() =>
  group(
    slab(WIDTH, 17),
    road(WIDTH, 6.7, 2.7),
    box([4.4, 0.016, 7.6], paint.road, [-1.6, 0, 1.5], 0.004),
    box([20.6, 0.017, 2.6], paint.road, [0, 0, -1.1], 0.004),
    ...[-9, -6.8, 3.6, 5.8, 8].map((x) => box([1.1, 0.024, 0.11], paint.white, [x, 0, -1.1], 0.004)),
    ...[-3.66, 0.46].map((x) => box([0.1, 0.03, 4.8], paint.amber, [x, 0, 2.6], 0.004)),
    put(warehouse([8.4, 3.3, 4.4], 4, { open: 1 }), [-5.8, 0, -5.4]),
    put(warehouse([7.4, 3.3, 4.4], 3, { windows: 2 }), [5.2, 0, -5.4]),
    put(mark(1.4, paint.red, paint.ink), [8.92, 1.7, -6.4], Math.PI / 2),
    put(portal(5.2, 3.3), [-1.6, 0, 3.6]),
    put(barrier(1.9, 0), [-3.9, 0, 4.4]),
    put(barrier(1.9, 1.05), [0.7, 0, 4.4], Math.PI),
    put(booth(), [2.4, 0, 3.8]),
    fence(5.8, [-10.9, 0, 4.5]),
    fence(6.9, [4.0, 0, 4.5]),
    put(truck(3.6), [-2.6, 0, 0.4], -Math.PI / 2),
    put(truck(3.6), [5.6, 0, 7.2]),
    put(truck(3.0), [-8.5, 0, -1.0], Math.PI),
    put(carport(), [7.2, 0, 1.9]),
    put(van(), [5.7, 0, 2.0], -Math.PI / 2),
    put(van(), [8.3, 0, 2.0], -Math.PI / 2),
    put(pallet(8, 2), [-9.2, 0, 1.8], 0.05),
    put(pallet(10, 3), [-7.5, 0, 1.9]),
    put(person({ coat: paint.inkSoft, cap: paint.ink, pose: 'wave' }), [1.0, 0, 2.6], -1.0),
    put(person({ pose: 'tablet' }), [-6.4, 0, 3.2], 0.6),
    hedge(4.6, [-7.8, 0, 3.9]),
    tree([-10.4, 0, -1.9], 1.1),
    tree([0.1, 0, -6.6], 1.25),
    tree([-0.4, 0, -4.2], 1),
    tree([10.4, 0, -3.6], 1.2),
    tree([10.4, 0, -7], 1.3),
    tree([-5.0, 0, 3.9], 0.9),
    tree([10.6, 0, 0.2], 0.9),
    streetLamp([-9.6, 0, 8.2], Math.PI),
    streetLamp([0.6, 0, 8.2], Math.PI),
    put(drone(), [9.2, 6.4, -6.6], 0.5, 1.2),
  ),
)
