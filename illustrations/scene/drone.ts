import { drone as courierDrone } from '../kit/automation.ts'
import { cottage } from '../kit/cottage.ts'
import { fence } from '../kit/gate.ts'
import { hedge, slab, tree } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { mark } from '../kit/mark.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, cylinder, group, put } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const path = mix('#ead9c8')
const clay = mix('#f2e2d2')
const stone = mix('#e9e8e6')
const water = mix('#8fc0dc', 0.3)

/** A round landing pad with the mark on red. */
function pad() {
  const goose = mark(1.5, paint.white, paint.white)
  goose.rotation.x = -Math.PI / 2
  goose.position.y = 0.13
  return group(
    cylinder(1.5, 0.1, paint.inkSoft, [0, 0.05, 0]),
    cylinder(1.32, 0.03, paint.white, [0, 0.1, 0]),
    cylinder(1.14, 0.03, paint.red, [0, 0.11, 0]),
    goose,
  )
}

function pool() {
  return group(
    box([3.2, 0.12, 2.2], paint.white, [0, 0, 0], 0.05),
    box([2.7, 0.05, 1.7], water, [0, 0.085, 0], 0.02),
    box([0.3, 0.06, 0.7], paint.steelDeep, [1.4, 0.12, 0], 0.02),
  )
}

export const drone = fullScene(() =>
  group(
    slab(17, 13.2),
    box([16.2, 0.014, 1.3], path, [0, 0, 5.3], 0.005),
    ...[-0.3, 5.2].map((x) => box([1.1, 0.014, 6.4], path, [x, 0, 1.9], 0.005)),
    put(cottage([3.6, 2.2, 3.4], { wall: clay, roof: paint.red, door: paint.inkSoft }), [-5.4, 0, -3.5]),
    put(cottage([3.4, 2.4, 3.2], { roof: paint.inkSoft }), [-0.3, 0, -4.2]),
    put(cottage([3.8, 2.2, 3.4], { wall: stone, roof: paint.redDeep, door: paint.inkSoft }), [5.2, 0, -3.5]),
    box([2.6, 0.014, 1.1], path, [-1.9, 0, 2.9], 0.005),
    put(pad(), [-5.0, 0, 2.9]),
    put(courierDrone(), [-5.0, 3.3, 2.9], 0.5, 1.9),
    put(courierDrone(), [6.6, 6.4, -4.6], 0.7, 1.2),
    put(person({ coat: paint.amber, hair: hair.brown, pose: 'wave' }), [-2.6, 0, 3.0], -1.4, 1.1),
    put(person({ coat: paint.white, hair: hair.black, pose: 'wave' }), [-1.5, 0, 2.5], -1.3, 0.8),
    put(pool(), [2.5, 0, 1.4], Math.PI / 2),
    fence(4.2, [0.4, 0, 4.3]),
    fence(2.1, [5.9, 0, 4.3]),
    hedge(3.4, [-2.85, 0, -3.6], Math.PI / 2),
    hedge(3.4, [2.5, 0, -3.6], Math.PI / 2),
    tree([7.6, 0, 0.2], 1.2),
    tree([7.7, 0, 2.9], 0.9),
    tree([-2.4, 0, -5.8], 1.1),
    tree([2.5, 0, -5.9], 1.2),
    tree([-7.9, 0, -5.6], 1),
    tree([7.8, 0, -5.8], 1.1),
  ),
)
