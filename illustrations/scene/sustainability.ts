import { charger, turbine } from '../kit/energy.ts'
import { pallet } from '../kit/goods.ts'
import { hedge, road, slab, tree } from '../kit/ground.ts'
import { mark } from '../kit/mark.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { warehouse } from '../kit/warehouse.ts'
import { fullScene } from './scene.ts'

const WIDTH = 19
const BAYS = [3.4, 5.9, 8.4] as const

export const sustainability = fullScene(() =>
  group(
    slab(WIDTH, 14),
    road(WIDTH, 5, 2.9),
    put(warehouse([8.4, 3.4, 5.6], 4, { windows: 0 }), [-3.8, 0, -2.2]),
    put(mark(1.7, paint.red, paint.ink), [0.43, 1.7, -2.2], Math.PI / 2),
    ...BAYS.map((x) => box([0.08, 0.012, 4.2], paint.grey, [x - 1.25, 0, 0.4], 0.004)),
    put(van('electric'), [BAYS[0], 0, 0.5], -Math.PI / 2),
    put(van('electric'), [BAYS[1], 0, 0.5], -Math.PI / 2),
    charger([BAYS[0] + 1.36, 0, 0.5], [0.6, 0.95, 0], Math.PI),
    charger([BAYS[1] + 1.36, 0, 0.5], [0.6, 0.95, 0], Math.PI),
    put(van('electric'), [-4.6, 0, 5.6]),
    put(pallet(6), [8.5, 0, -1.5], 0.06),
    put(person({ pose: 'carry' }), [7.7, 0, 2.3], -1.2),
    turbine([3.6, 0, -5.7], 7.2, 0.4, -0.2),
    turbine([7.7, 0, -5.4], 5.6, 1.1, -0.2),
    hedge(5.2, [5.8, 0, -3.4]),
    tree([1.6, 0, -5.9], 1.1),
    tree([5.6, 0, -5.2], 1.2),
    tree([-8.8, 0, -5.6], 1.35),
    tree([-8.9, 0, -1.2], 1.05),
    tree([-8.7, 0, 2.4], 1.2),
    tree([-6.4, 0, 2.6], 0.8),
    tree([8.8, 0, -5.9], 1.05),
  ),
)
