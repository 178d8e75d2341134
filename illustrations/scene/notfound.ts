import { parcel } from '../kit/goods.ts'
import { hedge, road, signpost, slab, tree } from '../kit/ground.ts'
import { paint } from '../kit/palette.ts'
import { group, put } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const WIDTH = 11.4

export const notfound = fullScene(() =>
  group(
    slab(WIDTH, 8),
    road(WIDTH, 1.3, 3),
    put(parcel(1.25, { tall: 0.82 }), [0.4, 0.03, 1.1], 0.32),
    signpost(
      [2.9, 0, -1.5],
      [
        [3.55, -0.3, paint.red],
        [2.95, Math.PI + 0.25, paint.white],
        [2.35, 0.9, paint.ink],
      ],
    ),
    tree([-4.4, 0, -2.4], 1.3),
    tree([-3.2, 0, -3.1], 0.95),
    tree([4.8, 0, -3.1], 1.05),
    hedge(2.2, [-0.6, 0, -3.1]),
  ),
)
