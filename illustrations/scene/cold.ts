import { coldBox, snowflake } from '../kit/cold-goods.ts'
import { solarField } from '../kit/energy.ts'
import { fruitCrate } from '../kit/goods.ts'
import { road, slab, streetLamp, tree } from '../kit/ground.ts'
import { mark } from '../kit/mark.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, cylinder, group, put } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { van } from '../kit/van.ts'
import { warehouse } from '../kit/warehouse.ts'
import { fullScene } from './scene.ts'

const WIDTH = 18.4
const apple = mix('#d8402f')
const orange = mix('#e58e2c')
const pear = mix('#8fb35a')

/** A roof condenser with its fan. */
function condenser() {
  return group(
    box([1.4, 0.62, 1.05], paint.steelDeep, [0, 0, 0], 0.06),
    cylinder(0.4, 0.05, paint.grey, [0, 0.64, 0]),
    cylinder(0.34, 0.06, paint.inkSoft, [0, 0.65, 0]),
    ...[0, 1].map((turn) =>
      put(group(box([0.62, 0.03, 0.1], paint.grey, [0, 0.67, 0], 0.01)), [0, 0, 0], turn * 1.57),
    ),
  )
}

export const cold = fullScene(() =>
  group(
    slab(WIDTH, 13.8),
    road(WIDTH, 4.6, 3.2),
    put(warehouse([7.8, 3.8, 5], 3, { band: paint.blue, roof: 'bare', open: 1 }), [-3.2, 0, -2.5]),
    put(group(snowflake(0.72, [0, 0, 0])), [0.72, 1.95, -2.2], Math.PI / 2),
    put(mark(0.9, paint.red, paint.ink), [0.72, 1.95, -4.1], Math.PI / 2),
    put(solarField(7, 2.9), [-3.2, 3.9, -1.85]),
    ...[0, 1, 2].map((place) => put(condenser(), [-5.4 + place * 2.2, 3.9, -4.2])),
    put(truck(4.2, 'chilled'), [1.8, 0, 5.4]),
    put(van(), [-5.6, 0, 3.8], Math.PI),
    put(coldBox(), [2.6, 0, 0.5], 0.2),
    put(coldBox(), [2.6, 0.99, 0.5], 0.12),
    put(coldBox(), [4.0, 0, 0.4], -0.1),
    put(coldBox(paint.red), [3.3, 0, -1.0], 0.3),
    put(coldBox(), [5.3, 0, -0.4], 0.15),
    put(coldBox(), [5.3, 0.99, -0.4], 0.05),
    put(fruitCrate(apple), [5.2, 0, -2.3], 0.1),
    put(fruitCrate(apple), [5.2, 0.44, -2.3], 0.06),
    put(fruitCrate(orange), [6.5, 0, -2.2], 0.1),
    put(fruitCrate(pear), [5.4, 0, -3.6], 0.1),
    put(fruitCrate(pear), [6.7, 0, -3.5], 0.14),
    put(person({ coat: paint.blue, cap: paint.white, pose: 'tablet' }), [0.9, 0, 0.7], 0.9),
    put(person({ pose: 'carry' }), [6.4, 0, 1.2], -1.6),
    tree([8.2, 0, -5.4], 1.35),
    tree([8.6, 0, -3.2], 0.95),
    tree([4.2, 0, -5.8], 1.15),
    tree([-8.4, 0, -0.2], 1),
    tree([-8.3, 0, -5.4], 1.3),
    tree([8.2, 0, 1.9], 0.85),
    streetLamp([-1.0, 0, 6.5], Math.PI),
    streetLamp([8.5, 0, 6.5], Math.PI),
  ),
)
