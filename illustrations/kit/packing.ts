import type { Group } from 'three'
import { mix, type Paint, paint } from './palette.ts'
import { ball, bothSides, box, cylinder, group, plate, put } from './solid.ts'

const kraft = mix('#c99a63')

/** A table to stand at, `width` along x, its top at `workTop`. */
export const workTop = 0.92
export function workTable(width: number, deep = 1.4): Group {
  return group(
    box([width, 0.1, deep], paint.woodLight, [0, workTop - 0.1, 0], 0.03),
    box([width - 0.3, 0.06, deep - 0.3], paint.steelDeep, [0, 0.24, 0], 0.02),
    ...[-1, 0, 1].flatMap((place) =>
      bothSides((side) => [
        box(
          [0.1, workTop - 0.1, 0.1],
          paint.inkSoft,
          [place * (width / 2 - 0.12), 0, side * (deep / 2 - 0.12)],
          0.02,
        ),
      ]),
    ),
  )
}

/** An open carton, its four flaps out; what is in it stands on its floor. */
export function openCarton(wide: number, high: number, deep: number, ...inside: readonly Group[]): Group {
  const flap = (length: number, across: number) =>
    plate([0, 0], [length * 0.86, -length * 0.5], across, 0.03, paint.woodLight)
  const wall = 0.04
  return group(
    box([wide, wall, deep], kraft, [0, 0, 0], 0.01),
    ...bothSides((side) => [
      box([wall, high, deep], paint.wood, [(side * (wide - wall)) / 2, 0, 0], 0.01),
      box([wide, high, wall], paint.wood, [0, 0, (side * (deep - wall)) / 2], 0.01),
      put(group(flap(deep * 0.42, deep - 0.02)), [(side * wide) / 2, high, 0], side > 0 ? 0 : Math.PI),
      put(group(flap(deep * 0.42, wide - 0.02)), [0, high, (side * deep) / 2], (-side * Math.PI) / 2),
    ]),
    ...inside.map((thing) => put(group(thing), [0, wall, 0])),
  )
}

/** Cushions of air, heaped in a box `wide` by `deep`. */
export function cushions(wide: number, deep: number, finish: Paint = paint.white): Group {
  const heap = group()
  for (let row = 0; row < 3; row++)
    for (let place = 0; place < 4; place++)
      heap.add(
        ball(wide * 0.16, finish, [
          (place - 1.5) * wide * 0.24,
          ((row + place) % 2) * wide * 0.06,
          (row - 1) * deep * 0.3,
        ]),
      )
  return heap
}

/** A roll of brown paper on its stand, the sheet drawn down to the front. */
export function paperRoll(width: number): Group {
  return group(
    cylinder(0.34, width, kraft, [0, 0.62, 0], 'x'),
    cylinder(0.07, width + 0.3, paint.inkSoft, [0, 0.62, 0], 'x'),
    box([width - 0.04, 0.44, 0.02], kraft, [0, 0.18, 0.33], 0.005),
    put(group(plate([0, 0], [0.5, -0.16], width - 0.04, 0.02, kraft)), [0, 0.18, 0.33], -Math.PI / 2),
    ...bothSides((side) => [box([0.1, 0.66, 0.5], paint.steelDeep, [side * (width / 2 + 0.12), 0, 0], 0.03)]),
  )
}

/** Tape on its hand-held cutter. */
export function tapeGun(): Group {
  return group(
    cylinder(0.15, 0.12, paint.tape, [0, 0.16, 0], 'z'),
    cylinder(0.07, 0.13, paint.red, [0, 0.16, 0], 'z'),
    box([0.36, 0.07, 0.1], paint.red, [0.16, 0.02, 0], 0.02),
    box([0.1, 0.2, 0.08], paint.ink, [-0.12, 0, 0], 0.03),
  )
}

/** Cartons not yet folded, standing in a rack that faces +z. */
export function flatCartons(width: number, high: number): Group {
  const sheets = Math.floor((width - 0.2) / 0.14)
  return group(
    box([width, 0.1, 0.9], paint.steelDeep, [0, 0, 0], 0.02),
    ...bothSides((side) => [box([0.08, high + 0.2, 0.9], paint.inkSoft, [side * (width / 2), 0, 0], 0.02)]),
    ...Array.from({ length: sheets }, (_, sheet) =>
      box(
        [0.06, high * (0.7 + ((sheet * 5) % 4) * 0.1), 0.8],
        sheet % 3 ? paint.wood : paint.woodLight,
        [-width / 2 + 0.16 + sheet * 0.14, 0.1, 0],
        0.01,
      ),
    ),
  )
}
