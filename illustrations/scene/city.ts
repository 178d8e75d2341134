import { bench, crossing, hedge, road, slab, streetLamp, tree } from '../kit/ground.ts'
import { house } from '../kit/house.ts'
import { locker } from '../kit/locker.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { group, put } from '../kit/solid.ts'
import { tricycle } from '../kit/tricycle.ts'
import { van } from '../kit/van.ts'
import { fullScene } from './scene.ts'

const WIDTH = 20
const cream = mix('#f7f2ec')
const clay = mix('#efe0d0')
const stone = mix('#e3e6ea')
const sandstone = mix('#efe6dc')

export const city = fullScene(() =>
  group(
    slab(WIDTH, 14.6),
    road(WIDTH, 4.9, 3.2, 6.8),
    crossing([6.8, 0, 4.9], 3.2),
    put(house([3.2, 5.4, 3.2], { wall: sandstone, seed: 3 }), [-7.2, 0, -4.2]),
    put(house([3.6, 3.6, 3.2], { wall: cream, shop: paint.red, seed: 5 }), [-3.2, 0, -2.6]),
    put(house([3.0, 6.6, 3.0], { wall: stone, seed: 7 }), [0.7, 0, -4.9]),
    put(house([3.4, 4.4, 3.2], { wall: clay, shop: paint.inkSoft, seed: 9 }), [4.4, 0, -2.8]),
    put(house([2.8, 5.6, 2.8], { wall: cream, seed: 11 }), [8.1, 0, -5.3]),
    put(locker(), [7.9, 0, 0.7]),
    put(tricycle(), [-0.4, 0, 5.8], 0, 1.15),
    put(van(), [-6.4, 0, 4.1], Math.PI),
    put(person({ pose: 'carry' }), [6.3, 0, 1.9], 2.2),
    put(person({ coat: mix('#5b7fa6'), cap: paint.ink }), [4.6, 0, 1.6], -0.6),
    put(person({ coat: mix('#d9a066'), cap: paint.ink, pose: 'wave' }), [-5.9, 0, 1.1], 0.9),
    bench([-1.2, 0, 1.4]),
    hedge(2.6, [1.0, 0, -2.3]),
    tree([-9.1, 0, 0.4], 1.15),
    tree([-4.0, 0, 1.7], 0.9),
    tree([0.8, 0, 1.6], 1),
    tree([2.3, 0, -0.6], 0.85),
    tree([9.4, 0, -3.1], 0.9),
    tree([-4.6, 0, -6.3], 1.3),
    tree([-9.2, 0, -6.3], 1.2),
    streetLamp([2.6, 0, 2.8], 0),
    streetLamp([-8.9, 0, 6.9], Math.PI),
    streetLamp([9.3, 0, 6.9], Math.PI),
  ),
)
