import type { Object3D } from 'three'
import { paint } from './palette.ts'
import { cylinder, group, turned, type Vec } from './solid.ts'

/** A tyre with a hub, about its middle, axle along z. */
export function wheel(radius: number, width: number, at: Vec): Object3D {
  const half = width / 2
  const shoulder = Math.min(0.06, width / 4)
  const tyre = turned(
    [
      [radius * 0.5, -half],
      [radius - shoulder, -half],
      [radius, -half + shoulder],
      [radius, half - shoulder],
      [radius - shoulder, half],
      [radius * 0.5, half],
    ],
    paint.ink,
    'z',
  )
  const wheel = group(
    tyre,
    cylinder(radius * 0.56, width * 0.84, paint.grey, [0, 0, 0], 'z'),
    cylinder(radius * 0.2, width * 0.98, paint.inkSoft, [0, 0, 0], 'z'),
  )
  wheel.position.set(...at)
  return wheel
}

/** A pair of wheels standing on the ground at `x`, `track` apart (middle to middle). */
export function axle(radius: number, width: number, x: number, track: number): Object3D[] {
  return [wheel(radius, width, [x, radius, track / 2]), wheel(radius, width, [x, radius, -track / 2])]
}
