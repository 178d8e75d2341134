import type { Group } from 'three'
import { flankMarks } from './mark.ts'
import { paint } from './palette.ts'
import { bothSides, box, cylinder, group, plate, prism } from './solid.ts'
import { axle } from './wheel.ts'

const WIDTH = 1.52

/** A delivery van, about its middle, nose towards +x. An electric one wears green below instead of red. */
export function van(drive: 'diesel' | 'electric' = 'diesel'): Group {
  const band = drive === 'electric' ? paint.pine : paint.red
  const shell = prism(
    [
      [-1.85, 0.34],
      [-1.85, 2.02],
      [0.82, 2.02],
      [1.38, 1.2],
      [1.92, 1.0],
      [1.96, 0.34],
    ],
    WIDTH,
    paint.white,
    { fillet: 0.18, bevel: 0.14 },
  )
  const sideGlass = prism(
    [
      [0.34, 1.2],
      [0.34, 1.76],
      [0.78, 1.76],
      [1.16, 1.2],
    ],
    WIDTH + 0.02,
    paint.glass,
    { fillet: 0.07, bevel: 0 },
  )
  return group(
    shell,
    sideGlass,
    box([3.3, 0.2, WIDTH + 0.02], band, [-0.1, 0.66, 0], 0.01),
    box([3.5, 0.18, WIDTH - 0.2], paint.ink, [0.02, 0.24, 0], 0.06),
    plate([1.29, 1.32], [0.92, 1.86], 1.2, 0.04, paint.glass),
    box([0.14, 0.2, 1.46], paint.inkSoft, [1.93, 0.3, 0], 0.06),
    box([0.05, 0.12, 0.56], paint.ink, [1.94, 0.7, 0], 0.02),
    box([0.012, 1.1, WIDTH + 0.02], paint.grey, [0.16, 0.86, 0], 0.004),
    box([0.16, 0.04, WIDTH + 0.05], paint.inkSoft, [0.34, 1.04, 0], 0.01),
    box([0.02, 1.3, 0.03], paint.grey, [-1.85, 0.62, 0], 0.004),
    ...[-1.12, 1.22].map((x) => cylinder(0.43, WIDTH + 0.025, paint.ink, [x, 0.36, 0], 'z')),
    ...bothSides((side) => [
      box([0.06, 0.15, 0.28], paint.lamp, [1.93, 0.76, side * 0.52], 0.04),
      box([0.05, 0.3, 0.12], paint.redSoft, [-1.85, 0.84, side * 0.6], 0.02),
      box([0.08, 0.22, 0.12], paint.ink, [1.1, 1.22, side * (WIDTH / 2 + 0.1)], 0.04),
    ]),
    ...axle(0.35, 0.24, -1.12, 1.36),
    ...axle(0.35, 0.24, 1.22, 1.36),
    flankMarks(0.82, -0.95, 1.4, WIDTH + 0.02, paint.red, paint.ink),
  )
}
