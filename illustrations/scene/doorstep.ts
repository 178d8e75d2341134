import { cottage } from '../kit/cottage.ts'
import { fence } from '../kit/gate.ts'
import { parcel } from '../kit/goods.ts'
import { hedge, slab, tree } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { handTruck } from '../kit/hand-truck.ts'
import { sofa, washer } from '../kit/household.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { fullScene } from './scene.ts'

const path = mix('#ead9c8')
const clay = mix('#f2e2d2')

/** A sofa between two people who carry it along x. */
function carriedSofa() {
  return group(
    put(sofa(), [0, 0.42, 0], 0, 0.92),
    put(person({ pose: 'reach' }), [-1.5, 0, 0], Math.PI / 2, 1.15),
    put(person({ coat: paint.inkSoft, cap: paint.white, pose: 'reach' }), [1.5, 0, 0], -Math.PI / 2, 1.15),
  )
}

export const doorstep = fullScene(() =>
  group(
    slab(13.6, 10.6),
    box([3.4, 0.02, 9.9], paint.road, [4.2, 0, 0], 0.006),
    box([2.0, 0.014, 2.6], path, [-2.6, 0, 1.3], 0.005),
    box([5.4, 0.014, 1.9], path, [-0.2, 0, 2.9], 0.005),
    put(cottage([5.6, 3.0, 4.2], { wall: clay, roof: paint.inkSoft }), [-2.6, 0, -2.4]),
    ...[0, 1].map((step) =>
      box(
        [1.9 - step * 0.2, 0.14, 0.8 - step * 0.36],
        paint.sandDeep,
        [-2.6, step * 0.14, 0.1 - step * 0.16],
        0.02,
      ),
    ),
    put(person({ coat: paint.amber, hair: hair.brown, pose: 'wave' }), [-1.3, 0, 0.6], 0.5, 1.15),
    put(carriedSofa(), [-0.4, 0, 2.8], 0.1),
    put(truck(4.4), [4.2, 0, -1.5], Math.PI / 2, 1.12),
    put(handTruck(put(washer(), [0, 0.15, 0.16], 0, 0.82)), [3.2, 0, 3.0], -Math.PI / 2 - 0.2, 1.15),
    put(person({ pose: 'reach' }), [4.3, 0, 3.2], -Math.PI / 2 - 0.2, 1.15),
    put(parcel(0.9, { tall: 1.2 }), [-4.9, 0, 2.6], 0.2),
    put(parcel(0.6), [-4.1, 0, 3.4], -0.2),
    fence(1.8, [-5.6, 0, 1.2]),
    hedge(2.2, [1.4, 0, -2.6], Math.PI / 2),
    tree([1.3, 0, -4.2], 1.2),
    tree([-6.1, 0, -0.6], 1.0),
    tree([-5.9, 0, -4.4], 1.2),
  ),
)
