import type { Group } from 'three'
import { mix, type Paint, paint } from './palette.ts'
import { ball, cylinder, dome, group, rod, type Vec } from './solid.ts'

/** Hair colours for people who wear no cap. */
export const hair = { black: mix('#2d2a2b'), brown: mix('#5a4234'), grey: mix('#9a938c') } as const

/** Head with hair, about the middle of the head, facing +z. */
export function bareHead(finish: Paint = hair.black, headset = false): Group {
  const scalp = dome(0.186, finish, [0, 0.02, -0.012])
  scalp.rotation.x = -0.5
  const skull = group(ball(0.17, paint.skin, [0, 0, 0]), scalp)
  if (headset) skull.add(headphones())
  return skull
}

/** Headphones with a microphone, sized for a head of radius 0.17. */
function headphones(): Group {
  const at = (share: number): Vec => [
    Math.cos(share * Math.PI) * 0.205,
    Math.sin(share * Math.PI) * 0.205 + 0.01,
    0,
  ]
  const band = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => rod(at(step / 8), at((step + 1) / 8), 0.026, paint.red))
  return group(
    ...band,
    ...[-1, 1].map((side) => cylinder(0.085, 0.07, paint.red, [side * 0.185, -0.01, 0], 'x')),
    rod([0.19, -0.05, 0.03], [0.09, -0.11, 0.19], 0.018, paint.ink),
    ball(0.03, paint.ink, [0.08, -0.11, 0.195]),
  )
}
