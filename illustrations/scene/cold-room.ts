import { snowflake } from '../kit/cold-goods.ts'
import { fruitCrate } from '../kit/goods.ts'
import { handTruck } from '../kit/hand-truck.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bothSides, box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** The corner of a cold store: a wide door slid half open, strips of clear plastic in the gap. */
function door() {
  return group(
    box([3.6, 2.6, 0.2], paint.white, [0, 0, 0], 0.04),
    box([3.62, 0.26, 0.24], paint.blue, [0, 2.36, 0], 0.03),
    box([1.5, 2.0, 0.06], paint.inkSoft, [0.1, 0, 0.09], 0.01),
    ...[0, 1, 2, 3, 4].map((strip) =>
      box([0.25, 1.9, 0.03], paint.ice, [-0.46 + strip * 0.28, 0.04, 0.13], 0.01),
    ),
    box([1.3, 2.06, 0.16], paint.steel, [-1.05, 0, 0.2], 0.04),
    snowflake(0.36, [-1.05, 1.25, 0.29]),
    box([0.08, 0.5, 0.1], paint.greyDeep, [-0.52, 0.8, 0.3], 0.03),
    box([3.3, 0.08, 0.12], paint.greyDeep, [-0.1, 2.1, 0.22], 0.03),
    ...bothSides((side) => [box([0.12, 1.9, 0.06], paint.amber, [side * 0.78 + 0.1, 0.0, 0.12], 0.02)]),
    box([0.34, 0.24, 0.04], paint.glassDark, [1.3, 1.5, 0.11], 0.02),
  )
}

export const coldRoom = singleObject(() =>
  group(
    put(door(), [0, 0, -1.2]),
    put(handTruck(put(fruitCrate(paint.red), [0, 0.14, 0.16], 0, 0.78)), [0.55, 0, 0.15], 0.5),
    put(person({ coat: paint.navy, pose: 'reach' }), [0.16, 0, -0.55], 0.45),
    put(fruitCrate(mix('#e9b03c')), [-1.2, 0, 0.35], 0.05),
    put(fruitCrate(paint.leaf), [-1.15, 0.45, 0.35], -0.04),
    put(fruitCrate(paint.red), [-0.35, 0, 1.05], 0.1, 0.9),
  ),
)
