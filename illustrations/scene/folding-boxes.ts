import { parcel } from '../kit/goods.ts'
import { paint } from '../kit/palette.ts'
import { bothSides, box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A folding plastic box, 1.2 by 0.8, open above. */
function unfolded() {
  return group(
    box([1.2, 0.06, 0.8], paint.redDeep, [0, 0, 0], 0.02),
    ...bothSides((side) => [
      box([0.06, 0.56, 0.8], paint.red, [side * 0.57, 0, 0], 0.02),
      box([1.2, 0.56, 0.06], paint.red, [0, 0, side * 0.37], 0.02),
      box([1.24, 0.08, 0.08], paint.redDeep, [0, 0.5, side * 0.38], 0.02),
      box([0.08, 0.08, 0.84], paint.redDeep, [side * 0.58, 0.5, 0], 0.02),
      box([0.34, 0.12, 0.03], paint.ink, [0, 0.3, side * 0.4], 0.02),
      box([0.03, 0.12, 0.28], paint.ink, [side * 0.6, 0.3, 0], 0.02),
    ]),
    box([0.24, 0.16, 0.02], paint.white, [0.38, 0.24, 0.4], 0.005),
  )
}

/** The same folded flat. */
function folded() {
  return group(
    box([1.2, 0.15, 0.8], paint.red, [0, 0, 0], 0.03),
    box([1.23, 0.05, 0.83], paint.redDeep, [0, 0.1, 0], 0.02),
    box([0.5, 0.02, 0.3], paint.ink, [0, 0.14, 0], 0.01),
  )
}

export const foldingBoxes = singleObject(() =>
  group(
    put(unfolded(), [-0.75, 0, -0.4]),
    put(unfolded(), [-0.75, 0.56, -0.4], 0.01),
    put(parcel(0.5, { tall: 0.9 }), [-1.02, 1.2, -0.45], 0.1),
    put(parcel(0.42, { tall: 1.1 }), [-0.5, 1.2, -0.35], -0.15),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      put(folded(), [0.95 + (at % 2) * 0.03, at * 0.155, -0.1], (at % 3) * 0.02),
    ),
    put(unfolded(), [-0.15, 0, 1.0], 0.12),
    put(parcel(0.44), [-0.38, 0.06, 1.0], 0.2),
    put(parcel(0.36, { tall: 1 }), [0.14, 0.06, 1.02], 0.1),
  ),
)
