import type { Group } from 'three'
import { type Paint, paint } from './palette.ts'
import { ball, cylinder, group, type Point, prism, put, type Vec } from './solid.ts'

/** A flag that waves towards +x, `length` long, its lower edge at the origin. */
function cloth(length: number, high: number, finish: Paint): Group {
  const wave = (share: number) => Math.sin(share * 7.2) * 0.1 * length * Math.sqrt(share)
  const steps = Array.from({ length: 17 }, (_, step) => step / 16)
  const edge = (side: number) => steps.map((share): Point => [share * length, wave(share) + side * 0.022])
  const strip = prism([...edge(1).reverse(), ...edge(-1)].reverse(), high, finish, { fillet: 0.01, bevel: 0 })
  strip.rotation.x = -Math.PI / 2
  strip.position.y = high / 2
  return group(strip)
}

/** A flag pole of `height`. */
export function flagPole(at: Vec, height: number, finish: Paint, heading = 0): Group {
  return put(
    group(
      cylinder(0.26, 0.16, paint.sandDeep, [0, 0.08, 0]),
      cylinder(0.06, height, paint.steelDeep, [0, height / 2, 0], 'y', 0.04),
      ball(0.09, paint.amber, [0, height + 0.06, 0]),
      put(cloth(1.5, 0.92, finish), [0.04, height - 1.02, 0]),
    ),
    at,
    heading,
  )
}
