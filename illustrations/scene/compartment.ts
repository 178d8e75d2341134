import { AIRCRAFT_HEIGHT } from '../kit/aircraft.ts'
import { cutFreighter, deckContainer } from '../kit/cutaway.ts'
import { pallet } from '../kit/goods.ts'
import { cone, slab } from '../kit/ground.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { loader, tug } from '../kit/yard.ts'
import { fullScene } from './scene.ts'

const SCALE = 1.9
const LOADS = [paint.steel, paint.white, paint.red, paint.steel, paint.white] as const

export const compartment = fullScene(() =>
  group(
    slab(21, 13.4),
    box([20, 0.012, 0.12], paint.amber, [0, 0, 5.9], 0.004),
    ...[-6.1, 6.4].map((x) => box([0.12, 0.012, 9.6], paint.redSoft, [x, 0, 0.6], 0.004)),
    put(cutFreighter(LOADS), [0.2, AIRCRAFT_HEIGHT * SCALE, -0.9], 0, SCALE),
    put(loader(1.5), [7.7, 0, 4.3], Math.PI / 2),
    put(deckContainer(paint.steel, 0.9), [7.7, 1.72, 4.3], Math.PI / 2, 1.35),
    put(tug(), [-0.6, 0, 5.0]),
    put(deckContainer(paint.white, 0.9), [-4.0, 0, 4.6], 0, 1.7),
    put(deckContainer(paint.red, 0.9), [-6.2, 0, 4.6], 0, 1.7),
    put(pallet(8), [-8.6, 0, 4.4], 0.06),
    put(person({ coat: paint.amber, cap: paint.white, pose: 'tablet' }), [2.4, 0, 5.0], 2.6),
    put(person({ coat: paint.amber, cap: paint.white }), [-2.4, 0, 5.4], 0.4),
    cone([9.6, 0, -1.4]),
    cone([4.6, 0, 5.2]),
  ),
)
