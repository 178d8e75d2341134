import { gantryCrane } from '../kit/crane.ts'
import { container } from '../kit/goods.ts'
import { cone, road, slab, streetLamp, tree } from '../kit/ground.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bufferStop, locomotive, track, wagon } from '../kit/rail.ts'
import { box, group, put } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { fullScene } from './scene.ts'

const WIDTH = 23
const LINE = -1.7
const SIDING = -4.3
const LONG = 4.4

export const rail = fullScene(() =>
  group(
    slab(WIDTH, 14.4),
    put(track(WIDTH - 0.5), [0, 0, LINE]),
    put(track(15.4), [-3.8, 0, SIDING]),
    put(bufferStop(), [3.5, 0, SIDING]),
    put(locomotive(), [8.2, 0, LINE]),
    put(wagon(5, put(container(paint.white, LONG), [0, 0, 0])), [2.7, 0, LINE]),
    put(wagon(5), [-2.8, 0, LINE]),
    put(wagon(5, put(container(paint.steel, LONG), [0, 0, 0])), [-8.3, 0, LINE]),
    put(wagon(5, put(container(paint.navy, LONG), [0, 0, 0])), [-0.2, 0, SIDING]),
    put(
      wagon(
        5,
        put(container(paint.steel, 2.2), [-1.2, 0, 0]),
        put(container(paint.white, 2.2), [1.15, 0, 0]),
      ),
      [-5.7, 0, SIDING],
    ),
    put(gantryCrane(8.6, 5.4, 0.1, 3.75), [-2.8, 0, -1.3]),
    put(container(paint.red, LONG), [-2.8, 2.6, -1.2]),
    box([15.4, 0.014, 3.4], paint.sandDeep, [-3.2, 0, 1.3], 0.005),
    put(container(paint.white, LONG), [-7.9, 0, 0.6]),
    put(container(paint.red, LONG), [-7.9, 0, 1.9]),
    put(container(paint.steel, LONG), [-7.9, 1.16, 1.2]),
    put(container(paint.navy, LONG), [-2.8, 0, 1.4]),
    put(container(paint.white, LONG), [2.3, 0, 0.9]),
    put(container(paint.red, LONG), [2.3, 1.16, 0.9]),
    put(container(paint.steel, LONG), [2.3, 0, 2.2]),
    road(WIDTH, 5.3, 2.9),
    put(truck(4.2), [5.4, 0, 5.9]),
    put(person({ coat: paint.amber, cap: paint.white, pose: 'wave' }), [6.4, 0, 1.2], -1.8),
    put(person({ coat: paint.amber, cap: paint.white, pose: 'tablet' }), [-0.1, 0, 3.0], 2.4),
    cone([5.4, 0, 2.8]),
    cone([-10.6, 0, 3.0]),
    tree([6.2, 0, -5.6], 1.3),
    tree([8.4, 0, -4.6], 1.1),
    tree([10.3, 0, -6.2], 1.35),
    tree([10.2, 0, 2.6], 1.1),
    tree([8.8, 0, 1.4], 0.8),
    streetLamp([-0.8, 0, 7.2], Math.PI),
    streetLamp([10.7, 0, 7.2], Math.PI),
  ),
)
