import { AIRCRAFT_HEIGHT, aircraft } from '../kit/aircraft.ts'
import { uld } from '../kit/goods.ts'
import { cone, slab } from '../kit/ground.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { warehouse } from '../kit/warehouse.ts'
import { dolly, loader, tug } from '../kit/yard.ts'
import { fullScene } from './scene.ts'

export const apron = fullScene(() => {
  const plane = put(
    aircraft({ wheels: true, door: true }),
    [-2.2, AIRCRAFT_HEIGHT * 1.18, -0.6],
    -Math.PI / 2,
    1.18,
  )
  return group(
    slab(21, 15.6),
    box([20.2, 0.012, 0.12], paint.amber, [0, 0, 6.9], 0.004),
    box([0.12, 0.012, 7.2], paint.amber, [-2.2, 0, 3.3], 0.004),
    plane,
    ...[5.9, 10].map((x) => box([0.1, 0.012, 4.4], paint.redSoft, [x, 0, -4.9], 0.004)),
    ...[-7.1, -2.7].map((z) => box([4.2, 0.012, 0.1], paint.redSoft, [7.95, 0, z], 0.004)),
    put(loader(1.75), [0.3, 0, 2.3]),
    put(uld(), [0.4, 1.96, 2.3]),
    put(tug(), [8.6, 0, 4.9]),
    put(dolly(uld()), [6.1, 0, 4.9]),
    put(dolly(uld()), [3.9, 0, 4.9]),
    put(uld(), [7.4, 0, -5.8]),
    put(uld(), [7.4, 1.26, -5.8]),
    put(uld(), [9.0, 0, -5.7]),
    put(uld(), [8.4, 0, -3.9]),
    put(person({ coat: paint.amber, cap: paint.white, pose: 'wave' }), [-2.2, 0, 6.1], Math.PI),
    put(person({ cap: paint.white, pose: 'tablet' }), [3.1, 0, 1.2], -1.2),
    put(person({ coat: paint.amber, cap: paint.white }), [8.6, 0, 2.2], 0.4),
    cone([-4.6, 0, 5.6]),
    cone([0.3, 0, 6.0]),
    cone([4.3, 0, 0.2]),
    put(warehouse([4.4, 2.45, 3], 2, { roof: 'bare' }), [-8, 0, -6]),
  )
})
