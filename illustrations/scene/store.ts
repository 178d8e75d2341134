import { fruitCrate, parcel } from '../kit/goods.ts'
import { bench, road, slab, streetLamp, tree } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { handTruck } from '../kit/hand-truck.ts'
import { mix, type Paint, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { counter, shop, shopShelf } from '../kit/shop.ts'
import { box, group, put } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { fullScene } from './scene.ts'

const WIDTH = 14.6
const apple = mix('#d8402f')
const orange = mix('#e58e2c')
const lemon = mix('#ecc64a')

/** A two-tier stand of fruit in front of the shop. */
function stand(front: Paint, back: Paint) {
  const low = fruitCrate(front)
  const high = fruitCrate(back)
  low.position.set(0, 0.42, 0.4)
  high.position.set(0, 0.74, -0.4)
  for (const crate of [low, high]) crate.rotation.x = 0.2
  return group(
    box([1.1, 0.46, 0.86], paint.pallet, [0, 0, 0.4], 0.03),
    box([1.1, 0.78, 0.7], paint.pallet, [0, 0, -0.4], 0.03),
    low,
    high,
  )
}

export const store = fullScene(() =>
  group(
    slab(WIDTH, 11.6),
    road(WIDTH, 4.0, 2.7),
    put(shop([8.2, 5.4, 4.6]), [-1.4, 0, -2.7]),
    put(shopShelf(2.6, 4, 2), [-4.0, 0.12, -4.4]),
    put(shopShelf(2.6, 4, 5), [-1.2, 0.12, -4.4]),
    put(shopShelf(2.2, 4, 7), [1.4, 0.12, -4.4]),
    put(counter(2.0), [-3.8, 0.12, -1.6]),
    put(person({ coat: paint.red, hair: hair.black }), [-3.8, 0.12, -2.4]),
    put(person({ coat: paint.amber, hair: hair.brown, pose: 'reach' }), [-0.4, 0.12, -1.5], Math.PI + 0.3),
    put(stand(apple, orange), [-4.9, 0, 0.6]),
    put(stand(orange, lemon), [-3.7, 0, 0.6]),
    put(stand(lemon, apple), [1.6, 0, 0.6]),
    put(van(), [4.7, 0, 4.0], 0, 1.1),
    put(
      handTruck(
        put(parcel(0.6, { tall: 0.62 }), [0, 0.15, 0.1]),
        put(parcel(0.54, { tall: 0.62 }), [0, 0.52, 0.1], 0.1),
        put(parcel(0.42, { tall: 0.62 }), [0, 0.86, 0.1], -0.12),
      ),
      [-0.7, 0, 1.3],
      Math.PI,
      1.1,
    ),
    put(person({ pose: 'reach' }), [-0.7, 0, 2.1], Math.PI, 1.1),
    put(person({ coat: mix('#d8d2ca'), hair: hair.grey, pose: 'carry' }), [-2.6, 0, 1.9], 0.7, 1.1),
    put(person({ coat: paint.inkSoft, hair: hair.black }), [-5.9, 0, 1.8], 2.6, 1.1),
    bench([5.3, 0, 1.2]),
    tree([4.8, 0, -0.9], 1.2),
    tree([6.4, 0, -3.4], 1.35),
    tree([4.6, 0, -4.6], 1.1),
    tree([-6.6, 0, -0.6], 1.0),
    streetLamp([-6.4, 0, 5.6], Math.PI),
  ),
)
