import { robot as cart, conveyor, rack, robotArm, shelf } from '../kit/automation.ts'
import { pallet, parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const LANE = 2.9
const CROSS = 2.0

function floorCodes() {
  const codes = group(
    box([18.6, 0.01, 0.07], paint.grey, [0, 0, LANE], 0.003),
    box([0.07, 0.01, 13.8], paint.grey, [CROSS, 0, 0], 0.003),
  )
  for (let step = 0; step < 7; step++)
    codes.add(box([0.34, 0.014, 0.34], paint.red, [-8.7 + step * 2.675, 0, LANE], 0.004))
  for (let step = 0; step < 5; step++)
    codes.add(box([0.34, 0.014, 0.34], paint.red, [CROSS, 0, -6.2 + step * 2.2], 0.004))
  return codes
}

export const robot = fullScene(() =>
  group(
    slab(19.6, 14.8),
    floorCodes(),
    ...[4, 4, 3].map((levels, row) => put(rack(6, levels, row + 2), [-4.2, 0, -5.9 + row * 2.6])),
    put(cart(shelf(3)), [-6.9, 0, LANE]),
    put(cart(shelf(8)), [-2.0, 0, LANE]),
    put(cart(), [4.7, 0, LANE], Math.PI),
    put(cart(shelf(5)), [CROSS, 0, -1.2], -Math.PI / 2),
    put(cart(parcel(0.7)), [CROSS, 0, -4.6], -Math.PI / 2),
    put(conveyor(8.2, 6, 1), [4.9, 0, 5.6]),
    put(conveyor(6.6, 5, 3), [7.2, 0, -1.6], Math.PI / 2),
    put(robotArm(paint.red, 2.5, 1.66, parcel(0.5)), [4.5, 0, -0.2], -0.25),
    put(pallet(9), [4.3, 0, -3.1], 0.04),
    put(pallet(10, 2), [9.0, 0, -3.4]),
    put(pallet(6, 6), [9.0, 0, 0.6], 0.05),
    put(robotArm(paint.white, 1.9, 0.98), [-8.2, 0, 5.6], 0.1),
    put(pallet(7, 5), [-6.3, 0, 5.6]),
    put(person({ cap: paint.white, pose: 'tablet' }), [-3.4, 0, 5.2], 0.5),
    put(person({ coat: paint.inkSoft, cap: paint.white }), [-0.4, 0, 6.2], 1.2),
  ),
)
