import { AIRCRAFT_HEIGHT, aircraft } from '../kit/aircraft.ts'
import { uld } from '../kit/goods.ts'
import { cone, road, slab } from '../kit/ground.ts'
import { mark } from '../kit/mark.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { controlTower } from '../kit/tower.ts'
import { warehouse } from '../kit/warehouse.ts'
import { dolly, loader, tug } from '../kit/yard.ts'
import { fullScene } from './scene.ts'

const WIDTH = 25
const SCALE = 0.7
const STANDS = [-7.4, 0.2, 7.8] as const
const RUNWAY = 6.6

function parked(x: number, z: number, door: boolean) {
  return put(aircraft({ wheels: true, door }), [x, AIRCRAFT_HEIGHT * SCALE, z], -Math.PI / 2, SCALE)
}

function train(x: number, z: number, count: number) {
  return put(
    group(
      put(tug(), [1.9, 0, 0]),
      ...Array.from({ length: count }, (_, place) => put(dolly(uld()), [-0.5 - place * 2.2, 0, 0])),
    ),
    [x, 0, z],
    0,
    0.72,
  )
}

export const airNetwork = fullScene(() => {
  const departing = aircraft({ wheels: true })
  departing.position.set(7.4, AIRCRAFT_HEIGHT * SCALE, RUNWAY)
  departing.scale.setScalar(SCALE)
  return group(
    slab(WIDTH, 17.6),
    road(WIDTH, RUNWAY, 3, -11),
    ...[-1.05, -0.63, -0.21, 0.21, 0.63, 1.05].map((z) =>
      box([1.8, 0.014, 0.2], paint.white, [-11.0, 0.016, RUNWAY + z], 0.004),
    ),
    box([23.4, 0.012, 0.12], paint.amber, [0, 0, 3.9], 0.004),
    ...STANDS.flatMap((x) => [
      box([0.12, 0.014, 6.2], paint.amber, [x, 0, 0.9], 0.004),
      box([1.2, 0.014, 0.12], paint.amber, [x, 0, -2.2], 0.004),
    ]),
    ...[-3.6, 4.0].map((x) => box([0.1, 0.012, 7.4], paint.redSoft, [x, 0, -1.6], 0.004)),
    parked(STANDS[0], -1.4, false),
    parked(STANDS[1], -1.4, true),
    parked(STANDS[2], -1.4, false),
    departing,
    put(warehouse([14.6, 2.3, 2.6], 7, { roof: 'solar', open: 2 }), [1.0, 0, -7.0]),
    put(mark(1.3, paint.red, paint.ink), [8.33, 1.15, -7.0], Math.PI / 2),
    put(controlTower(5), [-9.6, 0, -6.8]),
    put(loader(1.1), [2.6, 0, 0.5], 0, 0.74),
    put(uld(), [2.6, 0.98, 0.5], 0, 0.72),
    train(-3.4, 2.6, 3),
    train(10.2, 2.6, 2),
    put(uld(), [11.2, 0, -6.2], 0, 0.8),
    put(uld(), [11.2, 0, -4.9], 0, 0.8),
    put(uld(), [11.2, 1.0, -5.6], 0, 0.8),
    put(person({ coat: paint.amber, cap: paint.white, pose: 'wave' }), [-7.4, 0, 3.1], Math.PI),
    put(person({ coat: paint.amber, cap: paint.white }), [4.6, 0, -0.4], 0.6),
    cone([-10.9, 0, 1.4]),
    cone([-5.0, 0, 1.6]),
    cone([11.0, 0, 0.4]),
  )
})
