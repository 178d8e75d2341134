import type { Group } from 'three'
import { type Paint, paint } from './palette.ts'
import { bothSides, box, cylinder, group, ring } from './solid.ts'

/** Height of every desk top. */
export const DESK = 0.74

/** A desk `width` along x; people sit on its +z side. */
export function desk(width: number, deep = 0.95, top: Paint = paint.white): Group {
  return group(
    box([width, 0.09, deep], top, [0, DESK - 0.09, 0], 0.03),
    box([width - 0.2, 0.46, 0.05], paint.sandDeep, [0, 0.16, -deep / 2 + 0.1], 0.02),
    ...bothSides((side) => [
      box([0.1, DESK - 0.05, deep - 0.16], paint.inkSoft, [side * (width / 2 - 0.1), 0, 0], 0.03),
    ]),
  )
}

/** A keyboard lying on the origin. */
export function keyboard(): Group {
  return group(
    box([0.5, 0.03, 0.18], paint.steelDeep, [0, 0, 0], 0.012),
    box([0.1, 0.03, 0.12], paint.inkSoft, [0.38, 0, 0.02], 0.014),
  )
}

/** A mug. */
export function mug(finish: Paint = paint.red): Group {
  return group(
    cylinder(0.07, 0.15, finish, [0, 0.075, 0]),
    cylinder(0.055, 0.01, paint.trunk, [0, 0.15, 0]),
    ring(0.045, 0.014, finish, [0.08, 0.08, 0]),
  )
}
