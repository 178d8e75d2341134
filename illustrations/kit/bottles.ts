import type { Group } from 'three'
import { chance } from './chance.ts'
import { mix, type Paint, paint } from './palette.ts'
import { bothSides, box, cylinder, group, put } from './solid.ts'

const rose = mix('#e7aaa2', 0.4)
const cream = mix('#f5e4d3', 0.4)
const sage = mix('#a9c2ae', 0.4)
const honey = mix('#dba86a', 0.3)
const shades: readonly Paint[] = [rose, cream, sage, honey, paint.shell, mix('#c5524b', 0.4)]

/** A pump bottle about 0.62 high. */
function pump(finish: Paint): Group {
  return group(
    cylinder(0.13, 0.4, finish, [0, 0.2, 0]),
    cylinder(0.132, 0.18, paint.white, [0, 0.18, 0]),
    cylinder(0.06, 0.08, paint.white, [0, 0.44, 0]),
    cylinder(0.02, 0.12, paint.white, [0, 0.52, 0]),
    box([0.18, 0.04, 0.06], paint.white, [0.05, 0.57, 0], 0.015),
  )
}

/** A jar with its lid. */
function jar(finish: Paint): Group {
  return group(cylinder(0.17, 0.18, finish, [0, 0.09, 0]), cylinder(0.175, 0.1, paint.white, [0, 0.23, 0]))
}

/** A square flask with a tall stopper. */
function flask(finish: Paint): Group {
  return group(
    box([0.26, 0.32, 0.16], finish, [0, 0, 0], 0.04),
    cylinder(0.05, 0.06, paint.greyDeep, [0, 0.34, 0]),
    box([0.12, 0.14, 0.12], honey, [0, 0.36, 0], 0.03),
  )
}

const kinds = [pump, jar, flask] as const

/** One of the bottles, by a number. */
export function bottle(pick: number): Group {
  const make = kinds[pick % kinds.length] ?? pump
  return make(shades[(pick * 5) % shades.length] ?? rose)
}

/** Shelves of bottles with lit backs, facing +z. */
export function bottleShelf(width: number, levels: number, seed = 1): Group {
  const roll = chance(seed)
  const tall = levels * 0.82 + 0.1
  const shelf = group(
    box([width, tall, 0.06], cream, [0, 0, -0.28], 0.02),
    ...bothSides((side) => [box([0.08, tall, 0.6], paint.white, [side * (width / 2), 0, 0], 0.02)]),
    box([width + 0.1, 0.14, 0.64], paint.red, [0, tall, 0], 0.03),
  )
  for (let level = 0; level < levels; level++) {
    const y = level * 0.82 + 0.04
    shelf.add(box([width, 0.06, 0.6], paint.white, [0, y, 0], 0.015))
    for (let x = -width / 2 + 0.26; x < width / 2 - 0.18; x += 0.38)
      shelf.add(put(bottle(Math.floor(roll() * 30)), [x, y + 0.06, 0.02], (roll() - 0.5) * 0.3))
  }
  return shelf
}

/** A carton's insert: cells of card, a bottle in each. */
export function dividedTray(columns: number, rows: number): Group {
  const cell = 0.4
  const [wide, deep] = [columns * cell, rows * cell]
  const tray = group(
    ...Array.from({ length: columns + 1 }, (_, at) =>
      box([0.03, 0.3, deep], paint.tape, [at * cell - wide / 2, 0, 0], 0.005),
    ),
    ...Array.from({ length: rows + 1 }, (_, at) =>
      box([wide, 0.3, 0.03], paint.tape, [0, 0, at * cell - deep / 2], 0.005),
    ),
  )
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      if ((column + row * 2) % 5 !== 4)
        tray.add(
          put(bottle(column + row * 3), [
            (column + 0.5) * cell - wide / 2,
            0.02,
            (row + 0.5) * cell - deep / 2,
          ]),
        )
  return tray
}
