import type { Group } from 'three'
import { chance } from './chance.ts'
import { type Paint, paint } from './palette.ts'
import { ball, box, cylinder, group, prism, put } from './solid.ts'

/** A taped carton, `size` wide and deep; `tall` is its height as a share of that. */
export function parcel(
  size = 0.5,
  { tall = 0.8, finish = paint.wood }: { tall?: number; finish?: Paint } = {},
): Group {
  const high = size * tall
  return group(
    box([size, high, size], finish, [0, 0, 0], 0.025),
    box([size * 0.16, high + 0.006, size + 0.008], paint.tape, [0, 0, 0], 0.006),
    box([size * 0.3, 0.008, size * 0.24], paint.white, [size * 0.28, high - 0.001, -size * 0.26], 0.003),
    box([0.008, high * 0.3, size * 0.3], paint.white, [size / 2, high * 0.5, size * 0.2], 0.003),
  )
}

/** A wooden pallet with `count` cartons in layers of four. */
export function pallet(count = 8, seed = 1): Group {
  const stack = group(
    ...[-0.52, 0, 0.52].map((x) => box([0.18, 0.11, 1.24], paint.pallet, [x, 0, 0], 0.02)),
    ...[-0.5, -0.25, 0, 0.25, 0.5].map((z) => box([1.26, 0.05, 0.2], paint.pallet, [0, 0.11, z], 0.015)),
  )
  const roll = chance(seed)
  for (let index = 0; index < count; index++) {
    const layer = Math.floor(index / 4)
    const spot = index % 4
    stack.add(
      put(
        parcel(0.56, { finish: roll() < 0.2 ? paint.woodLight : paint.wood }),
        [spot % 2 ? 0.29 : -0.29, 0.16 + layer * 0.448, spot < 2 ? -0.29 : 0.29],
        (roll() - 0.5) * 0.06,
      ),
    )
  }
  return stack
}

/** A wooden crate of nine round fruits. */
export function fruitCrate(fruit: Paint): Group {
  const crate = group(
    box([1.06, 0.06, 0.86], paint.pallet, [0, 0, 0], 0.02),
    ...[0.06, 0.24].flatMap((y) => [
      ...[-0.4, 0.4].map((z) => box([1.06, 0.14, 0.05], paint.woodLight, [0, y, z], 0.015)),
      ...[-0.5, 0.5].map((x) => box([0.05, 0.14, 0.86], paint.woodLight, [x, y, 0], 0.015)),
    ]),
  )
  for (let row = 0; row < 3; row++)
    for (let place = 0; place < 3; place++)
      crate.add(ball(0.165, fruit, [(place - 1) * 0.31, 0.32, (row - 1) * 0.25]))
  return crate
}

/** A freight container, doors towards +x. */
export function container(finish: Paint, length = 2.6): Group {
  const high = 1.14
  const deep = 1.12
  const hull = group(
    box([length, high, deep], finish, [0, 0, 0], 0.03),
    ...[-deep / 2, deep / 2].flatMap((z) =>
      [0.0, high - 0.1].map((y) => box([length + 0.02, 0.1, 0.09], finish, [0, y, z], 0.02)),
    ),
    ...[-length / 2, length / 2].flatMap((x) =>
      [-deep / 2, deep / 2].map((z) => box([0.12, high + 0.02, 0.12], finish, [x, 0, z], 0.02)),
    ),
    box(
      [0.05, high - 0.18, deep - 0.14],
      finish === paint.white ? paint.steel : paint.sand,
      [length / 2, 0.09, 0],
      0.01,
    ),
    ...[-0.36, -0.16, 0.16, 0.36].map((z) =>
      cylinder(0.022, high - 0.16, paint.greyDeep, [length / 2 + 0.045, high / 2, z]),
    ),
    ...[-0.26, 0.26].map((z) => box([0.05, 0.05, 0.24], paint.inkSoft, [length / 2 + 0.03, 0.45, z], 0.01)),
  )
  const ribs = Math.floor((length - 0.3) / 0.2)
  for (let rib = 0; rib < ribs; rib++)
    hull.add(box([0.09, high - 0.22, deep + 0.05], finish, [(rib - (ribs - 1) / 2) * 0.2, 0.11, 0], 0.02))
  return hull
}

/** An aircraft container (ULD) with its cut lower corner towards -x, `at` on its underside. */
export function uld(finish: Paint = paint.steel): Group {
  const shell = prism(
    [
      [-0.36, 0],
      [0.72, 0],
      [0.72, 1.24],
      [-0.74, 1.24],
      [-0.74, 0.42],
    ],
    1.2,
    finish,
    { fillet: 0.04, bevel: 0.025 },
  )
  return group(
    shell,
    box([0.96, 0.86, 0.03], paint.steelDeep, [0.16, 0.19, 0.6], 0.02),
    ...[-0.16, 0.16, 0.48].map((x) => box([0.03, 0.84, 0.05], paint.grey, [x, 0.2, 0.6], 0.01)),
    box([0.46, 0.2, 0.05], paint.red, [0.3, 0.76, 0.606], 0.01),
    box([0.03, 0.9, 0.9], paint.steelDeep, [0.72, 0.18, 0], 0.02),
    ...[-0.22, 0.22].map((z) => box([0.05, 0.88, 0.03], paint.grey, [0.72, 0.19, z], 0.01)),
    box([1.12, 0.06, 1.24], paint.greyDeep, [0.18, 0, 0], 0.02),
  )
}
