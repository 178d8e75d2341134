import { type Group, Shape } from 'three'
import { mark } from './mark.ts'
import { paint } from './palette.ts'
import { box, cylinder, dome, group, pulled, put, turned } from './solid.ts'

/** A round pillar box facing +z. */
export function pillarBox(): Group {
  return group(
    cylinder(0.62, 0.22, paint.ink, [0, 0.11, 0]),
    cylinder(0.54, 1.5, paint.red, [0, 0.92, 0]),
    turned(
      [
        [0.54, 0],
        [0.64, 0.03],
        [0.66, 0.1],
        [0.6, 0.2],
        [0.36, 0.34],
        [0, 0.4],
      ],
      paint.red,
      'y',
    ).translateY(1.64),
    dome(0.08, paint.redDeep, [0, 2.02, 0]),
    cylinder(0.555, 0.08, paint.redDeep, [0, 0.36, 0]),
    box([0.66, 0.24, 0.2], paint.redDeep, [0, 1.3, 0.44], 0.05),
    box([0.52, 0.07, 0.22], paint.ink, [0, 1.38, 0.445], 0.02),
    box([0.44, 0.5, 0.12], paint.white, [0, 0.66, 0.48], 0.03),
    put(mark(0.34, paint.red, paint.ink), [0, 0.91, 0.55]),
  )
}

/** A big envelope standing up, its flap towards +z, `width` wide. */
export function envelope(width: number): Group {
  const high = width * 0.66
  const flap = new Shape()
  flap.moveTo(-width / 2 + 0.03, high - 0.03)
  flap.lineTo(0, high * 0.42)
  flap.lineTo(width / 2 - 0.03, high - 0.03)
  flap.closePath()
  const fold = pulled(flap, 0.05, paint.woodLight, 0.01)
  fold.position.z = 0.06
  return group(
    box([width, high, 0.1], paint.tape, [0, 0, 0], 0.04),
    fold,
    cylinder(width * 0.07, 0.05, paint.red, [0, high * 0.44, 0.09], 'z'),
  )
}
