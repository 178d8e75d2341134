import { coldBox, snowflake } from '../kit/cold-goods.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bothSides, box, cylinder, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** An aircraft container with its own cooling: fan, display, one leaf of its door open on boxes of medicine. */
function container() {
  return group(
    box([2.5, 0.14, 1.7], paint.greyDeep, [0, 0, 0], 0.03),
    box([2.4, 1.9, 0.1], paint.white, [0, 0.14, -0.78], 0.04),
    ...bothSides((side) => [box([0.12, 1.9, 1.6], paint.white, [side * 1.15, 0.14, 0], 0.04)]),
    box([2.42, 0.14, 1.66], paint.white, [0, 1.98, 0], 0.05),
    box([1.1, 1.86, 0.12], paint.white, [0.6, 0.14, 0.74], 0.04),
    snowflake(0.34, [0.6, 1.2, 0.8]),
    box([2.2, 0.2, 0.03], paint.blue, [0, 1.76, 0.82], 0.01),
    box([0.14, 1.82, 1.02], paint.white, [-1.15, 0.14, 1.32], 0.04),
    box([1.1, 1.7, 0.04], paint.ice, [-0.55, 0.2, -0.7], 0.01),
    ...[0, 1].flatMap((level) =>
      [-0.85, -0.35].map((x) => put(coldBox(paint.pine), [x, 0.16 + level * 0.76, 0.15], 0, 0.44)),
    ),
    box([1.1, 0.05, 1.3], paint.steelDeep, [-0.55, 0.86, 0], 0.01),
    box([0.1, 1.1, 1.1], paint.steelDeep, [1.24, 0.5, 0], 0.04),
    cylinder(0.38, 0.08, paint.inkSoft, [1.3, 1.1, 0.02], 'x'),
    cylinder(0.12, 0.1, paint.steel, [1.33, 1.1, 0.02], 'x'),
  )
}

export const coolContainer = singleObject(() =>
  group(container(), put(person({ coat: paint.navy, pose: 'tablet' }), [0.75, 0, 1.55], -2.4, 1.05)),
)
