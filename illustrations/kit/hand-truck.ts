import type { Group, Object3D } from 'three'
import { paint } from './palette.ts'
import { bothSides, box, group, rod } from './solid.ts'
import { wheel } from './wheel.ts'

/** A hand truck with its load, its handle towards -z. */
export function handTruck(...load: readonly Object3D[]): Group {
  return group(
    box([0.7, 0.05, 0.6], paint.inkSoft, [0, 0.1, 0.1], 0.02),
    ...bothSides((side) => [
      rod([side * 0.28, 0.12, -0.22], [side * 0.28, 1.3, -0.46], 0.035, paint.red),
      wheel(0.15, 0.1, [side * 0.36, 0.15, -0.24]),
    ]),
    rod([-0.28, 1.3, -0.46], [0.28, 1.3, -0.46], 0.04, paint.ink),
    ...load,
  )
}
