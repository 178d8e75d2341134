import type { Group } from 'three'
import { bareHead, hair as hairOf } from './hair.ts'
import { type Paint, paint } from './palette.ts'
import { ball, bothSides, box, cylinder, group, rod } from './solid.ts'

/** A swivel chair facing +z, its seat at 0.46. */
function chair(cloth: Paint = paint.inkSoft): Group {
  return group(
    box([0.54, 0.1, 0.52], cloth, [0, 0.38, 0], 0.05),
    box([0.5, 0.62, 0.09], cloth, [0, 0.56, -0.28], 0.045),
    cylinder(0.05, 0.34, paint.greyDeep, [0, 0.22, 0]),
    cylinder(0.28, 0.05, paint.inkSoft, [0, 0.045, 0], 'y', 0.2),
  )
}

/** Somebody at a desk, on a swivel chair, hands on the desk top, facing +z. */
export function seated({
  coat = paint.red,
  hair = hairOf.black,
  headset = false,
}: {
  coat?: Paint
  hair?: Paint
  headset?: boolean
} = {}): Group {
  const skull = bareHead(hair, headset)
  skull.position.set(0, 1.34, 0.02)
  return group(
    chair(),
    skull,
    rod([0, 0.68, -0.04], [0, 0.98, 0], 0.215, coat),
    ...bothSides((side) => [
      rod([side * 0.11, 0.56, 0], [side * 0.12, 0.55, 0.36], 0.1, paint.ink),
      rod([side * 0.12, 0.52, 0.38], [side * 0.12, 0.12, 0.4], 0.085, paint.ink),
      box([0.17, 0.1, 0.28], paint.inkSoft, [side * 0.12, 0, 0.45], 0.05),
      rod([side * 0.25, 1.0, 0], [side * 0.29, 0.78, 0.16], 0.068, coat),
      rod([side * 0.29, 0.78, 0.16], [side * 0.17, 0.82, 0.42], 0.062, coat),
      ball(0.065, paint.skin, [side * 0.16, 0.82, 0.46]),
    ]),
  )
}
