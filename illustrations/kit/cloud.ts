import type { Group } from 'three'
import { mark } from './mark.ts'
import { mix, paint } from './palette.ts'
import { ball, group, put, rod, type Vec } from './solid.ts'

const vapour = mix('#eef1f5')

/** A clay cloud about 5 wide, the mark on its face towards +z. */
export function cloud(): Group {
  return group(
    rod([-1.7, 0.62, 0], [1.7, 0.62, 0], 0.62, vapour),
    ball(1.16, vapour, [-0.5, 1.3, 0]),
    ball(0.86, vapour, [0.86, 1.16, 0.02]),
    ball(0.7, vapour, [-1.6, 0.86, 0]),
    put(mark(1.2, paint.red, paint.ink), [-0.44, 1.26, 1.2]),
  )
}

/** A dotted red line from one point up to another, bowed sideways by gravity-free ease. */
export function signal(from: Vec, to: Vec): Group {
  const dots = group()
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / 0.42)
  for (let dot = 0; dot <= count; dot++) {
    const share = dot / count
    const ease = share ** 1.6
    dots.add(
      ball(0.1, paint.red, [
        from[0] + (to[0] - from[0]) * ease,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * ease,
      ]),
    )
  }
  return dots
}
