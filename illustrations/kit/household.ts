import type { Group } from 'three'
import { type Paint, paint } from './palette.ts'
import { bothSides, box, cylinder, group, ring } from './solid.ts'

const newCloth: readonly [Paint, Paint, Paint] = [paint.red, paint.redDeep, paint.redSoft]

/** A two-seat sofa facing +z; its cloth, that of its arms and that of its cushions. */
export function sofa([cloth, arms, cushions]: readonly [Paint, Paint, Paint] = newCloth): Group {
  return group(
    box([2.3, 0.4, 1.0], cloth, [0, 0.16, 0], 0.12),
    box([2.3, 0.72, 0.32], cloth, [0, 0.44, -0.38], 0.15),
    ...bothSides((side) => [
      box([0.36, 0.68, 1.04], arms, [side * 1.08, 0.16, 0], 0.15),
      box([0.86, 0.22, 0.74], cushions, [side * 0.45, 0.52, 0.12], 0.09),
      box([0.82, 0.46, 0.22], cushions, [side * 0.45, 0.66, -0.2], 0.1),
      cylinder(0.06, 0.18, paint.trunk, [side * 1.0, 0.09, 0.38]),
      cylinder(0.06, 0.18, paint.trunk, [side * 1.0, 0.09, -0.38]),
    ]),
  )
}

/** A two-door fridge facing +z. */
export function fridge(): Group {
  return group(
    box([1.04, 0.12, 0.9], paint.inkSoft, [0, 0, 0], 0.03),
    box([1.08, 2.26, 0.9], paint.steel, [0, 0.08, -0.04], 0.08),
    box([1.06, 0.78, 0.16], paint.white, [0, 1.54, 0.45], 0.06),
    box([1.06, 1.38, 0.16], paint.white, [0, 0.12, 0.45], 0.06),
    box([0.06, 0.44, 0.07], paint.greyDeep, [-0.4, 1.62, 0.57], 0.03),
    box([0.06, 0.62, 0.07], paint.greyDeep, [-0.4, 0.8, 0.57], 0.03),
    box([0.26, 0.14, 0.02], paint.glassDark, [0.26, 2.04, 0.53], 0.01),
  )
}

/** A front-loading washing machine facing +z. */
export function washer(): Group {
  return group(
    box([1.04, 1.14, 0.96], paint.steel, [0, 0.03, 0], 0.08),
    ring(0.34, 0.06, paint.greyDeep, [0, 0.54, 0.48]),
    cylinder(0.33, 0.06, paint.steelDeep, [0, 0.54, 0.47], 'z'),
    cylinder(0.27, 0.1, paint.glass, [0, 0.54, 0.47], 'z'),
    box([0.94, 0.15, 0.03], paint.inkSoft, [0, 0.97, 0.48], 0.02),
    cylinder(0.055, 0.05, paint.white, [0.32, 1.045, 0.5], 'z'),
    box([0.3, 0.05, 0.02], paint.glass, [-0.22, 1.02, 0.495], 0.01),
  )
}
