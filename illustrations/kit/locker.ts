import type { Group } from 'three'
import { paint } from './palette.ts'
import { box, group } from './solid.ts'

/** A bank of parcel lockers facing +z with a screen in the middle and a small roof. */
export function locker(): Group {
  const bank = group(
    box([2.7, 0.1, 0.66], paint.inkSoft, [0, 0, 0], 0.03),
    box([2.66, 1.6, 0.6], paint.white, [0, 0.08, 0], 0.05),
    box([2.86, 0.14, 0.92], paint.red, [0, 1.66, 0.1], 0.05),
  )
  for (let column = 0; column < 6; column++)
    for (let row = 0; row < 4; row++) {
      const middle = column === 3 && row > 0
      if (middle) continue
      const accent = (column * 5 + row * 3) % 7 === 1
      const x = -1.06 + column * 0.425
      bank.add(
        box([0.38, 0.34, 0.05], accent ? paint.red : paint.grey, [x, 0.16 + row * 0.375, 0.3], 0.025),
        box(
          [0.05, 0.1, 0.03],
          accent ? paint.redDeep : paint.greyDeep,
          [x + 0.12, 0.28 + row * 0.375, 0.325],
          0.01,
        ),
      )
    }
  bank.add(
    box([0.38, 1.1, 0.05], paint.inkSoft, [0.215, 0.53, 0.3], 0.03),
    box([0.28, 0.4, 0.03], paint.glass, [0.215, 1.08, 0.325], 0.02),
    box([0.2, 0.16, 0.04], paint.grey, [0.215, 0.74, 0.325], 0.02),
  )
  return bank
}
