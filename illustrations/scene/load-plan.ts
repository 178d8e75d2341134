import { uld } from '../kit/goods.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A board on two feet with the plan of a hold: nine places, one of them wrong. */
function board() {
  return group(
    box([2.5, 1.7, 0.1], paint.inkSoft, [0, 0.55, 0], 0.05),
    box([2.34, 1.54, 0.06], paint.white, [0, 0.63, 0.04], 0.02),
    ...[-0.9, 0.9].flatMap((x) => [
      box([0.1, 0.7, 0.1], paint.inkSoft, [x, 0, 0], 0.02),
      box([0.12, 0.06, 0.7], paint.inkSoft, [x, 0, 0], 0.02),
    ]),
    box([2.06, 0.98, 0.03], mix('#dfe3e8'), [0, 0.9, 0.07], 0.4),
    ...[0, 1, 2, 3, 4].flatMap((column) =>
      [0, 1].map((row) =>
        box(
          [0.3, 0.34, 0.04],
          column === 3 && row === 0 ? paint.red : paint.navy,
          [(column - 2) * 0.36, 1.0 + row * 0.42, 0.1],
          0.03,
        ),
      ),
    ),
    box([0.9, 0.07, 0.03], paint.grey, [-0.6, 2.0, 0.07], 0.01),
  )
}

export const loadPlan = singleObject(() =>
  group(
    put(board(), [-0.5, 0, -0.9], 0.2),
    put(person({ coat: paint.navy, cap: paint.white, pose: 'reach' }), [-1.2, 0, 0.25], 2.7, 1.08),
    put(uld(), [1.75, 0, -0.3], 0, 1.1),
    put(uld(paint.red), [0.6, 0, 1.35], 0, 0.8),
  ),
)
