import type { Group } from 'three'
import { paint } from './palette.ts'
import { bothSides, box, group, rod, type Vec } from './solid.ts'
import { wheel } from './wheel.ts'

/**
 * A gantry crane that straddles `span` along z, its girders at `high`; the spreader hangs at z = `at` with
 * its underside at `hook`, ready for a container along x.
 */
export function gantryCrane(span: number, high: number, at: number, hook: number): Group {
  const foot = 1.7
  const legs = bothSides((side) => {
    const z = (side * span) / 2
    return [
      rod([-foot, 0.6, z], [-0.75, high, z], 0.15, paint.red),
      rod([foot, 0.6, z], [0.75, high, z], 0.15, paint.red),
      box([2.5, 0.14, 0.2], paint.red, [0, high * 0.52, z], 0.04),
      box([foot * 2 + 0.9, 0.34, 0.5], paint.ink, [0, 0.4, z], 0.07),
      ...[-foot, foot].flatMap((x) => [-0.32, 0.32].map((off) => wheel(0.3, 0.3, [x + off, 0.3, z]))),
    ]
  })
  const cables = [-0.5, 0.5].flatMap((x) =>
    [-0.28, 0.28].map((z) => rod([x, high + 0.1, at + z], [x, hook + 0.16, at + z], 0.022, paint.ink)),
  )
  const cab: Vec = [1.25, high - 0.95, at + 0.2]
  return group(
    ...legs,
    ...[-0.75, 0.75].map((x) => box([0.34, 0.46, span + 1.9], paint.red, [x, high - 0.1, 0], 0.06)),
    ...bothSides((side) => [box([1.84, 0.3, 0.3], paint.red, [0, high - 0.04, (side * span) / 2], 0.05)]),
    box([1.9, 0.5, 1.3], paint.ink, [0, high + 0.36, at], 0.07),
    box([0.9, 0.34, 0.8], paint.steelDeep, [0, high + 0.84, at], 0.05),
    box([0.62, 0.74, 0.66], paint.white, cab, 0.08),
    box([0.64, 0.36, 0.54], paint.glass, [cab[0] + 0.01, cab[1] + 0.2, cab[2] + 0.08], 0.03),
    box([0.2, 0.4, 0.2], paint.ink, [cab[0], high - 0.3, cab[2]], 0.03),
    ...cables,
    box([2.0, 0.14, 0.9], paint.amber, [0, hook, at], 0.03),
  )
}
