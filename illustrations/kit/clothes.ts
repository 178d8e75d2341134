import type { Group } from 'three'
import { chance } from './chance.ts'
import { mix, type Paint, paint } from './palette.ts'
import { bothSides, box, group, type Point, prism, put, rod } from './solid.ts'

const cloth: readonly Paint[] = [
  paint.red,
  paint.white,
  paint.navy,
  mix('#d9b48a'),
  mix('#8fa58a'),
  paint.ink,
  paint.redSoft,
  mix('#e9dccb'),
]

/** One half of a garment from its collar down; the other half mirrors it. */
const shirt: readonly Point[] = [
  [0.12, 0],
  [0.34, -0.1],
  [0.48, -0.52],
  [0.34, -0.58],
  [0.26, -0.34],
  [0.26, -0.95],
]
const coat: readonly Point[] = [
  [0.12, 0],
  [0.36, -0.1],
  [0.46, -0.72],
  [0.33, -0.76],
  [0.27, -0.36],
  [0.36, -1.4],
]

/** A garment on its hanger below the origin, its front towards +z. */
function garment(half: readonly Point[], finish: Paint): Group {
  const other = half.toReversed().map(([x, y]): Point => [-x, y])
  return group(
    put(group(prism([...half, ...other], 0.1, finish, { fillet: 0.05, bevel: 0.03 })), [0, -0.14, 0]),
    rod([0, -0.14, 0], [0, 0, 0], 0.015, paint.greyDeep),
  )
}

/** A rail of garments on wheels, `length` along z. */
export function clothesRail(length: number, seed = 1): Group {
  const roll = chance(seed)
  const high = 1.9
  const count = Math.floor((length - 0.3) / 0.17)
  return group(
    rod([0, high, -length / 2], [0, high, length / 2], 0.035, paint.steelDeep),
    ...bothSides((side) => [
      rod([0, 0.12, (side * length) / 2], [0, high, (side * length) / 2], 0.04, paint.steelDeep),
      rod([-0.4, 0.12, (side * length) / 2], [0.4, 0.12, (side * length) / 2], 0.045, paint.inkSoft),
    ]),
    ...Array.from({ length: count }, (_, place) =>
      put(
        garment(roll() < 0.35 ? coat : shirt, cloth[Math.floor(roll() * cloth.length)] ?? paint.red),
        [0, high, (place - (count - 1) / 2) * 0.17],
        (roll() - 0.5) * 0.16,
      ),
    ),
  )
}

/** A pile of folded things. */
export function foldedPile(count: number, seed = 1): Group {
  const roll = chance(seed)
  return group(
    ...Array.from({ length: count }, (_, layer) =>
      box(
        [0.5, 0.075, 0.6],
        cloth[Math.floor(roll() * cloth.length)] ?? paint.white,
        [(roll() - 0.5) * 0.03, layer * 0.08, 0],
        0.035,
      ),
    ),
  )
}

/** Shelves of folded piles, facing +z. */
export function foldedShelf(columns: number, levels: number, seed = 1): Group {
  const width = columns * 0.66
  const shelf = group(
    ...bothSides((side) => [
      box([0.08, levels * 0.72 + 0.1, 0.74], paint.white, [side * (width / 2), 0, 0], 0.02),
    ]),
    box([width, levels * 0.72 + 0.1, 0.06], paint.sandDeep, [0, 0, -0.34], 0.02),
  )
  for (let level = 0; level <= levels; level++)
    shelf.add(box([width, 0.06, 0.74], paint.white, [0, level * 0.72 + 0.04, 0], 0.015))
  for (let level = 0; level < levels; level++)
    for (let column = 0; column < columns; column++)
      shelf.add(
        put(foldedPile(4 + ((column + level + seed) % 4), seed + level * 9 + column), [
          (column - (columns - 1) / 2) * 0.66,
          level * 0.72 + 0.1,
          0.02,
        ]),
      )
  return shelf
}
