import { chance } from '../kit/chance.ts'
import { fruitCrate } from '../kit/goods.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { iceBox, litchi, litchiHeap } from '../kit/produce.ts'
import { ball, box, group, put, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A tank of cold water with fruit in it and a pipe that fills it. */
function coolingTank() {
  const water = mix('#a9d2e6', 0.25)
  const roll = chance(8)
  const fruit = Array.from({ length: 30 }, (_, at) =>
    ball(0.13, litchi, [
      ((at % 6) - 2.5) * 0.32 + roll() * 0.16,
      0.63,
      (Math.floor(at / 6) - 2) * 0.21 + roll() * 0.1,
    ]),
  ).filter((_, at) => at % 4 !== 1)
  return group(
    box([2.1, 0.12, 1.3], paint.steelDeep, [0, 0, 0], 0.03),
    ...[-1, 1].flatMap((side) => [
      box([0.08, 0.8, 1.3], paint.steel, [side * 1.02, 0, 0], 0.03),
      box([2.1, 0.8, 0.08], paint.steel, [0, 0, side * 0.62], 0.03),
    ]),
    box([1.98, 0.56, 1.18], water, [0, 0.1, 0], 0.01),
    ...fruit,
    rod([-1.2, 0, -0.4], [-1.2, 1.2, -0.4], 0.06, paint.blue),
    rod([-1.2, 1.2, -0.4], [-0.78, 1.2, -0.4], 0.06, paint.blue),
    rod([-0.78, 1.2, -0.4], [-0.78, 1.02, -0.4], 0.06, paint.blue),
  )
}

export const litchiCooling = singleObject(() =>
  group(
    put(coolingTank(), [0, 0, -0.7]),
    put(person({ coat: paint.red, pose: 'reach' }), [1.6, 0, -0.75], -1.57),
    put(fruitCrate(litchi), [-0.55, 0, 0.75], 0.06, 1),
    put(fruitCrate(litchi), [-0.5, 0.45, 0.75], 0.02, 1),
    put(iceBox(1.2, 0.95, litchiHeap(0.38, 26)), [0.95, 0, 0.75], -0.08),
  ),
)
