import { parcel } from '../kit/goods.ts'
import { mix, paint } from '../kit/palette.ts'
import { pencil } from '../kit/paper.ts'
import { box, cylinder, group, put, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A clipboard standing against a parcel, its sheet signed and stamped. */
function clipboard() {
  const points = [
    [-0.5, 0.46],
    [-0.36, 0.66],
    [-0.26, 0.4],
    [-0.12, 0.62],
    [0, 0.44],
    [0.14, 0.56],
    [0.34, 0.48],
  ] as const
  return group(
    box([1.7, 2.2, 0.1], paint.pallet, [0, 0, 0], 0.06),
    box([1.5, 1.98, 0.04], mix('#fbf8f3'), [0, 0.08, 0.06], 0.02),
    box([0.7, 0.2, 0.16], paint.greyDeep, [0, 2.05, 0.05], 0.05),
    box([1.1, 0.12, 0.03], paint.red, [-0.08, 1.72, 0.08], 0.01),
    ...[1.45, 1.25, 1.05].map((y, row) =>
      box([1.2 - row * 0.2, 0.07, 0.03], paint.grey, [-row * 0.1, y, 0.08], 0.01),
    ),
    ...points.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = points[at] ?? [x, y]
      return rod([fromX, fromY, 0.1], [x, y, 0.1], 0.03, paint.navy)
    }),
    box([1.1, 0.03, 0.03], paint.ink, [-0.08, 0.34, 0.08], 0.01),
  )
}

/** A telephone standing up that shows the same sheet with a tick. */
function phone() {
  return group(
    box([0.86, 1.6, 0.12], paint.ink, [0, 0, 0], 0.1),
    box([0.76, 1.4, 0.03], paint.white, [0, 0.1, 0.06], 0.05),
    cylinder(0.24, 0.04, paint.pine, [0, 0.98, 0.08], 'z'),
    rod([-0.1, 0.98, 0.12], [-0.02, 0.9, 0.12], 0.03, paint.white),
    rod([-0.02, 0.9, 0.12], [0.12, 1.06, 0.12], 0.03, paint.white),
    ...[0.56, 0.4, 0.24].map((y, row) =>
      box([0.54 - row * 0.1, 0.07, 0.02], paint.grey, [-row * 0.05, y, 0.08], 0.01),
    ),
  )
}

export const signedReceipt = singleObject(() => {
  const board = clipboard()
  board.rotation.x = -0.14
  const screen = phone()
  screen.rotation.x = -0.1
  return group(
    put(parcel(1.7, { tall: 0.8 }), [-0.4, 0, -1.25]),
    put(group(board), [-0.45, 0, 0.0], 0.1),
    put(group(screen), [1.1, 0, 0.2], 0.3),
    put(pencil(1.5, 0.1), [-0.7, 0, 1.0], 0.35),
  )
})
