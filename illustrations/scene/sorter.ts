import { robot as cart, shelf } from '../kit/automation.ts'
import { pallet, parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bothSides, box, group, plate, put, rod } from '../kit/solid.ts'
import { BELT, chute, rollCage, scanTunnel, sorterLoop } from '../kit/sorter.ts'
import { fullScene } from './scene.ts'

const MIDDLE = -1.5
const RADIUS = 2.5
const floor = mix('#efe7de')

/** A belt that climbs along +x from the floor to the loop, with cartons on it. */
function induction() {
  const climb = group(
    plate([0, 0.62], [3.4, BELT + 0.06], 0.92, 0.14, paint.ink, 0.05),
    ...bothSides((side) => {
      const rail = plate([0, 0.7], [3.4, BELT + 0.14], 0.07, 0.16, paint.red)
      rail.position.z = side * 0.48
      return [rail]
    }),
    ...bothSides((side) => [
      rod([0.3, 0.06, side * 0.4], [0.3, 0.6, side * 0.4], 0.06, paint.greyDeep),
      rod([2.2, 0.06, side * 0.4], [2.2, 1.0, side * 0.4], 0.06, paint.greyDeep),
    ]),
  )
  for (const [index, x] of [0.4, 1.3, 2.3].entries()) {
    const box = parcel(0.48 + index * 0.04, { tall: 0.7 })
    box.position.set(x, 0.7 + x * 0.232, 0)
    box.rotation.z = 0.23
    climb.add(box)
  }
  return climb
}

export const sorter = fullScene(() =>
  group(
    slab(19, 12.4),
    box([16, 0.014, 8.4], floor, [1.0, 0, MIDDLE], 0.006),
    put(sorterLoop(8.8, RADIUS, 3), [1.1, 0, MIDDLE]),
    put(scanTunnel(2.7, 1.7), [-1.6, 0, MIDDLE - RADIUS]),
    put(scanTunnel(2.7, 1.7), [2.6, 0, MIDDLE - RADIUS]),
    ...[-3.2, -1.3, 0.6, 2.5, 4.4].flatMap((x, bay) => [
      put(chute(), [x, 0, MIDDLE + RADIUS + 0.55]),
      put(rollCage((bay * 2) % 3 ? 2 : 3, bay + 2), [x, 0, MIDDLE + RADIUS + 2.7]),
    ]),
    put(induction(), [-9.3, 0, MIDDLE]),
    put(cart(shelf(4)), [-1.4, 0, MIDDLE]),
    put(cart(pallet(4, 3)), [2.6, 0, MIDDLE], Math.PI),
    put(pallet(12, 2), [-8.0, 0, 1.0], 0.05),
    put(pallet(8, 4), [-8.2, 0, -4.2]),
    put(pallet(12, 6), [-6.4, 0, -5.0], 0.04),
    put(rollCage(3, 9), [6.6, 0, 3.2]),
    put(rollCage(2, 11), [7.9, 0, 3.1]),
    put(rollCage(3, 12), [8.3, 0, 1.6], Math.PI / 2),
    put(pallet(12, 8), [8.3, 0, -4.9], 0.03),
    put(person({ pose: 'carry' }), [-7.0, 0, 0.4], Math.PI - 0.5),
    put(person({ cap: paint.white, pose: 'tablet' }), [6.6, 0, 4.9], -0.7),
    put(person({ cap: paint.white, coat: paint.inkSoft }), [1.5, 0, 5.2], -0.4),
    put(person({ pose: 'reach' }), [-4.7, 0, 4.1], 1.4),
  ),
)
