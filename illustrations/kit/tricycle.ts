import type { Group } from 'three'
import { flankMarks } from './mark.ts'
import { paint } from './palette.ts'
import { head } from './person.ts'
import { ball, bothSides, box, cylinder, group, plate, prism, rod } from './solid.ts'
import { wheel } from './wheel.ts'

/** The courier in the saddle, hands on the bar; leans forward along +x. */
function rider(): Group {
  const skull = head(paint.red)
  skull.position.set(0.5, 1.86, 0)
  skull.rotation.y = Math.PI / 2
  return group(
    rod([0.32, 1.14, 0], [0.42, 1.46, 0], 0.22, paint.red),
    ...bothSides((side) => [
      rod([0.36, 0.98, side * 0.14], [0.78, 0.9, side * 0.17], 0.115, paint.ink),
      rod([0.78, 0.9, side * 0.17], [0.8, 0.52, side * 0.17], 0.095, paint.ink),
      box([0.3, 0.11, 0.17], paint.inkSoft, [0.85, 0.39, side * 0.17], 0.05),
      rod([0.44, 1.52, side * 0.25], [0.7, 1.28, side * 0.33], 0.075, paint.red),
      rod([0.7, 1.28, side * 0.33], [1.04, 1.32, side * 0.33], 0.068, paint.red),
      ball(0.075, paint.skin, [1.08, 1.33, side * 0.33]),
    ]),
    skull,
  )
}

/** A parcel tricycle with its courier, nose towards +x. */
export function tricycle(): Group {
  const shield = prism(
    [
      [1.02, 0.4],
      [1.08, 1.16],
      [1.16, 1.2],
      [1.18, 0.98],
      [1.14, 0.36],
    ],
    0.62,
    paint.red,
    { fillet: 0.04, bevel: 0.03 },
  )
  return group(
    box([1.62, 1.3, 1.3], paint.red, [-0.82, 0.52, 0], 0.1),
    box([1.68, 0.1, 1.36], paint.ink, [-0.82, 1.8, 0], 0.04),
    box([1.5, 0.14, 1.32], paint.white, [-0.82, 0.7, 0], 0.01),
    flankMarks(0.72, -0.82, 1.33, 1.31, paint.white, paint.white),
    box([0.03, 1.0, 1.0], paint.redDeep, [-1.63, 0.64, 0], 0.01),
    box([2.7, 0.11, 0.72], paint.ink, [-0.2, 0.4, 0], 0.04),
    box([0.62, 0.07, 0.66], paint.inkSoft, [0.86, 0.32, 0], 0.03),
    box([0.42, 0.4, 0.5], paint.inkSoft, [0.2, 0.48, 0], 0.06),
    box([0.5, 0.12, 0.52], paint.ink, [0.26, 0.86, 0], 0.06),
    rider(),
    shield,
    plate([1.13, 1.18], [1.0, 1.6], 0.56, 0.03, paint.ice),
    rod([1.12, 1.24, 0], [1.44, 0.4, 0], 0.06, paint.inkSoft),
    rod([1.08, 1.32, -0.4], [1.08, 1.32, 0.4], 0.035, paint.ink),
    ...bothSides((side) => [
      rod([1.3, 0.72, side * 0.12], [1.46, 0.38, side * 0.12], 0.035, paint.greyDeep),
      rod([1.1, 1.34, side * 0.36], [1.14, 1.56, side * 0.42], 0.02, paint.ink),
      box([0.04, 0.14, 0.18], paint.ink, [1.14, 1.54, side * 0.44], 0.03),
      box([0.72, 0.09, 0.22], paint.ink, [-0.95, 0.72, side * 0.7], 0.04),
    ]),
    cylinder(0.11, 0.12, paint.lamp, [1.22, 1.02, 0], 'x'),
    plate([1.24, 0.82], [1.62, 0.78], 0.2, 0.05, paint.red),
    wheel(0.36, 0.18, [-0.95, 0.36, 0.72]),
    wheel(0.36, 0.18, [-0.95, 0.36, -0.72]),
    wheel(0.37, 0.16, [1.46, 0.37, 0]),
  )
}
