import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bothSides, box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const timber = mix('#dcab6d')

/** A wooden crate on skids with braced sides; its front is open and shows a machine. */
function crate() {
  const [w, h, d] = [2.3, 1.7, 1.5]
  return group(
    ...[-0.8, 0, 0.8].map((x) => box([0.22, 0.18, d], paint.pallet, [x, 0, 0], 0.02)),
    box([w, 0.1, d], timber, [0, 0.18, 0], 0.02),
    box([w, h, 0.08], timber, [0, 0.24, -d / 2 + 0.04], 0.02),
    ...bothSides((side) => [
      box([0.1, h, 0.18], paint.pallet, [(side * (w - 0.1)) / 2, 0.24, d / 2 - 0.09], 0.02),
      ...[0, 1, 2, 3, 4, 5].map((slat) =>
        box(
          [0.08, 0.25, d],
          slat % 2 ? timber : paint.woodLight,
          [(side * (w - 0.08)) / 2, 0.26 + slat * 0.28, 0],
          0.015,
        ),
      ),
    ]),
    ...[0, 1].map((slat) => box([w, 0.25, 0.08], timber, [0, 0.26 + slat * 0.28, d / 2 - 0.04], 0.015)),
    ...[0, 1, 2, 3].map((slat) =>
      box(
        [w + 0.04, 0.07, 0.3],
        slat % 2 ? timber : paint.woodLight,
        [0, h + 0.22, -0.58 + slat * 0.38],
        0.015,
      ),
    ),
    box([1.3, 0.95, 0.8], paint.steelDeep, [0, 0.3, -0.05], 0.08),
    box([0.7, 0.4, 0.06], paint.glassDark, [-0.2, 0.78, 0.36], 0.02),
    box([0.2, 0.2, 0.06], paint.red, [0.42, 0.86, 0.36], 0.04),
  )
}

/** A folding rule: yellow limbs that stand beside an edge. */
function rule(long: number) {
  const count = Math.round(long / 0.3)
  return group(
    ...Array.from({ length: count }, (_, at) =>
      box([0.3, 0.12, 0.04], at % 2 ? paint.ink : paint.amber, [(at - (count - 1) / 2) * 0.3, 0, 0], 0.008),
    ),
  )
}

export const crateMeasured = singleObject(() =>
  group(
    put(crate(), [0, 0, -0.3]),
    put(rule(2.4), [0, 0, 0.75]),
    put(rule(1.5), [1.45, 0, -0.3], Math.PI / 2),
    put(person({ pose: 'tablet' }), [-0.75, 0, 1.35], 2.5),
  ),
)
