import type { Group } from 'three'
import { chance } from './chance.ts'
import { mix, type Paint, paint } from './palette.ts'
import { ball, box, cylinder, dome, group, prism, put, turned } from './solid.ts'

const foam = mix('#f4f7f9')
const petals: readonly Paint[] = [paint.red, mix('#f4b8b4'), paint.amber, paint.white]
export const litchi = mix('#c23a3a')

/** A bucket of cut flowers of one colour, about 1.1 high. */
export function flowerBucket(pick: number): Group {
  const roll = chance(pick + 3)
  const petal = petals[pick % petals.length] ?? paint.red
  const stems = Array.from({ length: 11 }, (_, stem) => {
    const angle = stem * 2.4
    const out = 0.05 + Math.sqrt(stem / 11) * 0.3
    const [x, z] = [Math.cos(angle) * out, Math.sin(angle) * out]
    const y = 1.08 - out * 0.6 + roll() * 0.06
    return group(
      cylinder(0.02, 0.5, paint.leafDeep, [x * 0.8, y - 0.26, z * 0.8]),
      ball(0.115, petal, [x, y, z]),
      ball(0.045, petal === paint.amber ? paint.trunk : paint.amber, [x * 1.05, y + 0.09, z * 1.05]),
    )
  })
  return group(
    cylinder(0.25, 0.56, paint.steelDeep, [0, 0.28, 0], 'y', 0.34),
    cylinder(0.345, 0.06, paint.steel, [0, 0.55, 0]),
    ball(0.3, paint.leafDeep, [0, 0.66, 0]),
    ...stems,
  )
}

/** A foam box without its lid, filled with ice; what lies on the ice stands at its height. */
export function iceBox(wide: number, deep: number, ...goods: readonly Group[]): Group {
  const roll = chance(5)
  const high = 0.46
  const lumps = Array.from({ length: 40 }, () =>
    box(
      [0.14, 0.1, 0.12],
      roll() < 0.5 ? paint.ice : paint.white,
      [(roll() - 0.5) * (wide - 0.34), high - 0.16 + roll() * 0.06, (roll() - 0.5) * (deep - 0.34)],
      0.03,
    ),
  )
  return group(
    box([wide, 0.1, deep], foam, [0, 0, 0], 0.04),
    ...[-1, 1].flatMap((side) => [
      box([0.11, high, deep], foam, [(side * (wide - 0.11)) / 2, 0, 0], 0.05),
      box([wide, high, 0.11], foam, [0, 0, (side * (deep - 0.11)) / 2], 0.05),
    ]),
    box([wide - 0.16, high - 0.14, deep - 0.16], paint.ice, [0, 0.03, 0], 0.03),
    ...lumps,
    ...goods.map((thing) => {
      thing.position.y += high - 0.03
      return thing
    }),
  )
}

/** A fish lying on its side, its head towards +x. */
export function fish(long: number, finish: Paint = paint.steelDeep): Group {
  const body = ball(0.5, finish, [0, 0, 0])
  body.scale.set(long * 0.8, long * 0.22, long * 0.34)
  const tail = prism(
    [
      [-0.36, 0],
      [-0.62, 0.22],
      [-0.56, 0],
      [-0.62, -0.22],
    ],
    0.06,
    finish,
    { fillet: 0.03, bevel: 0.01 },
  )
  tail.rotation.x = -Math.PI / 2
  tail.scale.setScalar(long)
  return group(body, tail, ball(long * 0.035, paint.ink, [long * 0.27, long * 0.08, long * 0.05]))
}

/** A heap of litchis on twigs with leaves, `radius` across its foot. */
export function litchiHeap(radius: number, count: number, seed = 1): Group {
  const roll = chance(seed)
  const heap = group()
  for (let fruit = 0; fruit < count; fruit++) {
    const share = fruit / count
    const angle = fruit * 2.4
    const out = Math.sqrt(share) * radius
    const y = 0.13 + (1 - share) * radius * 0.55
    heap.add(ball(0.13 + roll() * 0.02, litchi, [Math.cos(angle) * out, y, Math.sin(angle) * out]))
    if (fruit % 6 !== 2) continue
    const leaf = ball(0.5, paint.leafDeep, [Math.cos(angle) * out, y + 0.13, Math.sin(angle) * out])
    leaf.scale.set(0.34, 0.05, 0.13)
    leaf.rotation.set(0.3, angle, 0.4)
    heap.add(leaf)
  }
  return heap
}

/** A woven basket heaped with leaves, about 0.6 high. */
export function leafBasket(): Group {
  const heap = dome(0.4, paint.leaf, [0, 0.36, 0])
  heap.scale.y = 0.55
  const tips = Array.from({ length: 16 }, (_, tip) => {
    const out = Math.sqrt(tip / 16) * 0.34
    const leaf = ball(0.5, tip % 2 ? paint.leafDeep : paint.leaf, [
      Math.cos(tip * 2.4) * out,
      0.56 - out * 0.4,
      Math.sin(tip * 2.4) * out,
    ])
    leaf.scale.set(0.22, 0.06, 0.1)
    leaf.rotation.set(0.3, tip * 2.4, 0.5)
    return leaf
  })
  return group(
    cylinder(0.3, 0.42, paint.woodLight, [0, 0.21, 0], 'y', 0.42),
    cylinder(0.43, 0.07, paint.pallet, [0, 0.41, 0]),
    cylinder(0.37, 0.04, paint.pallet, [0, 0.2, 0]),
    heap,
    ...tips,
  )
}

/** A broad hat of straw to put on a head, its rim at the origin. */
export function strawHat(): Group {
  return put(
    group(
      turned(
        [
          [0.36, 0],
          [0.2, 0.1],
          [0.05, 0.24],
          [0, 0.25],
        ],
        paint.tape,
        'y',
      ),
      turned(
        [
          [0, -0.005],
          [0.36, 0],
        ],
        paint.woodLight,
        'y',
      ),
    ),
    [0, 0, 0],
  )
}
