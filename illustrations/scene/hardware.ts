import { robot as cart, conveyor, robotArm } from '../kit/automation.ts'
import { fence } from '../kit/gate.ts'
import { pallet, parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { mark } from '../kit/mark.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { screen } from '../kit/screen.ts'
import { box, cylinder, group, put } from '../kit/solid.ts'
import { scanTunnel } from '../kit/sorter.ts'
import { fullScene } from './scene.ts'

const floor = mix('#efe7de')

/** The cell's controller: a cabinet with a screen and a stack light. */
function cabinet() {
  return group(
    box([1.3, 0.14, 0.9], paint.inkSoft, [0, 0, 0], 0.03),
    box([1.24, 2.1, 0.84], paint.white, [0, 0.12, 0], 0.07),
    box([1.27, 0.16, 0.87], paint.red, [0, 1.9, 0], 0.03),
    put(screen(0.86, 0.6, 'bars', 3), [0, 1.1, 0.4]),
    put(mark(0.4, paint.red, paint.ink), [-0.3, 0.62, 0.425]),
    ...[0, 1, 2, 3].map((slot) =>
      box([0.4, 0.03, 0.02], paint.grey, [0.28, 0.4 + slot * 0.12, 0.425], 0.008),
    ),
    cylinder(0.05, 0.5, paint.greyDeep, [0.4, 2.44, 0]),
    ...[paint.red, paint.amber, paint.white].map((finish, light) =>
      cylinder(0.09, 0.15, finish, [0.4, 2.86 - light * 0.16, 0]),
    ),
  )
}

export const hardware = fullScene(() =>
  group(
    slab(15, 11),
    box([10.6, 0.02, 6.2], floor, [-0.3, 0, -1.6], 0.006),
    ...[-4.64, 1.44].map((z) => box([10.6, 0.026, 0.12], paint.amber, [-0.3, 0, z], 0.006)),
    ...[-5.54, 4.94].map((x) => box([0.12, 0.026, 6.2], paint.amber, [x, 0, -1.6], 0.006)),
    fence(10.6, [-5.6, 0, -4.9]),
    fence(5.8, [-5.8, 0, 0.9], Math.PI / 2),
    put(conveyor(13.4, 8, 4), [-0.2, 0, 3.1]),
    put(scanTunnel(2.1, 1.4), [-4.3, 0, 3.1], 0, 1.2),
    put(robotArm(paint.red, 1.86, 0.9, parcel(0.4)), [-0.5, 0, -0.9], -1.15, 2.2),
    put(pallet(12, 3), [-3.8, 0, -1.1], 0.03, 1.25),
    put(pallet(8, 5), [3.2, 0, -1.7], -0.04, 1.25),
    put(pallet(12, 8), [-3.8, 0, -3.3], 0.02, 1.25),
    put(cabinet(), [1.6, 0, -4.0]),
    put(robotArm(paint.white, 1.6, 1.2), [5.6, 0, 1.2], -1.6, 1.2),
    put(cart(pallet(4, 7)), [6.6, 0, -2.0], -Math.PI / 2),
    put(cart(), [6.6, 0, -4.2], -Math.PI / 2),
    put(person({ cap: paint.white, pose: 'tablet' }), [2.4, 0, 4.6], 2.8),
    put(person({ coat: paint.inkSoft, cap: paint.white }), [-6.2, 0, 4.7], 2.2),
  ),
)
