import { aircraft } from '../kit/aircraft.ts'
import { conveyor, drone } from '../kit/automation.ts'
import { pallet } from '../kit/goods.ts'
import { crossing, hedge, road, slab, streetLamp, tree } from '../kit/ground.ts'
import { mark } from '../kit/mark.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { group, put } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { van } from '../kit/van.ts'
import { warehouse } from '../kit/warehouse.ts'
import { forklift } from '../kit/yard.ts'
import { fullScene } from './scene.ts'

const WIDTH = 20.6

export const hub = fullScene(() => {
  const plane = aircraft()
  plane.position.set(7.1, 7.2, -5.2)
  plane.rotation.set(0, 0.26, 0.2)
  plane.scale.setScalar(0.62)
  return group(
    slab(WIDTH, 15),
    road(WIDTH, 5.1, 3.2, 7.9),
    crossing([7.9, 0, 5.1], 3.2),
    put(warehouse([8.8, 3.5, 5.4], 4, { windows: 2, open: 3 }), [-3.4, 0, -4]),
    put(truck(4.4), [2.9, 0, 5.9]),
    put(truck(3.2), [-6.3, 0, 4.3], Math.PI),
    put(van(), [-2.3, 0, 0.9], -Math.PI / 2),
    put(pallet(12), [3.2, 0, 0.4]),
    put(pallet(8, 2), [4.9, 0, 0.3], 0.04),
    put(pallet(10, 3), [3.4, 0, -1.6], -0.03),
    put(pallet(6, 4), [5.2, 0, -1.5], 0.05),
    put(conveyor(4.8, 4, 2), [6.4, 0, 2.3]),
    put(forklift(pallet(4)), [6.2, 0, -3.9], 2.7),
    put(person({ pose: 'carry' }), [0.9, 0, 1.3], 0.7),
    put(person({ coat: paint.inkSoft, pose: 'tablet' }), [7.2, 0, 0.9], -1),
    put(mark(1.5, paint.red, paint.ink), [1.02, 1.75, -5.2], Math.PI / 2),
    hedge(3.4, [9.4, 0, -2.6], Math.PI / 2),
    tree([9.1, 0, -5.6], 1.4),
    tree([7.4, 0, -6.4], 1.15),
    tree([9.3, 0, 0.2], 1),
    tree([3.4, 0, -6.2], 1.25),
    tree([-9.2, 0, -0.6], 1.15),
    tree([-9.2, 0, -5.8], 1.4),
    tree([-9.4, 0, 2.4], 0.9),
    streetLamp([-0.2, 0, 7.1], Math.PI),
    streetLamp([9.6, 0, 7.1], Math.PI),
    plane,
    put(drone(), [-8.2, 4.6, 1.6], 0.4),
  )
})
