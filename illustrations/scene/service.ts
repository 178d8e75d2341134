import { DESK, keyboard, mug } from '../kit/desk.ts'
import { parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { sofa } from '../kit/household.ts'
import { mark } from '../kit/mark.ts'
import { mix, type Paint, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { plant, room, wallsOf } from '../kit/room.ts'
import { monitor, screen } from '../kit/screen.ts'
import { seated } from '../kit/seated.ts'
import { clock } from '../kit/shop.ts'
import { box, cylinder, group, put, rod, type Vec } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const [WIDTH, DEPTH, HIGH] = [12, 9.2, 4.2]
const wall = wallsOf(WIDTH, DEPTH)
const rug = mix('#ead9cb')

/** One place at the counter: a member of staff behind, a screen beside. */
function agent(x: number, coat: Paint, locks: Paint, seed: number) {
  return put(
    group(
      put(seated({ coat, hair: locks, headset: true }), [0, 0.3, -1.12]),
      monitor('rows', [1.1, DESK + 0.1, -0.3], Math.PI - 0.9, seed),
      put(keyboard(), [0, DESK + 0.1, -0.36], Math.PI),
    ),
    [x, 0, 0],
  )
}

function counter(length: number) {
  return group(
    box([length, 0.1, 1.1], paint.white, [0, DESK, -0.16], 0.04),
    box([length - 0.1, 0.9, 0.24], paint.white, [0, 0, 0.3], 0.06),
    box([length, 0.12, 0.5], paint.pallet, [0, 0.98, 0.32], 0.04),
    box([length - 0.08, 0.22, 0.26], paint.red, [0, 0.28, 0.31], 0.03),
    ...[-1, 1].map((side) =>
      box([0.16, DESK, 1.0], paint.white, [side * (length / 2 - 0.1), 0, -0.16], 0.05),
    ),
  )
}

function rope(from: Vec, to: Vec) {
  const post = ([x, , z]: Vec) =>
    group(
      cylinder(0.18, 0.05, paint.ink, [x, 0.025, z]),
      cylinder(0.04, 0.9, paint.steelDeep, [x, 0.45, z]),
      cylinder(0.06, 0.06, paint.ink, [x, 0.92, z]),
    )
  const sag = (share: number): Vec => [
    from[0] + (to[0] - from[0]) * share,
    0.84 - Math.sin(share * Math.PI) * 0.14,
    from[2] + (to[2] - from[2]) * share,
  ]
  return group(
    post(from),
    post(to),
    ...[0, 1, 2, 3, 4, 5].map((step) => rod(sag(step / 6), sag((step + 1) / 6), 0.03, paint.red)),
  )
}

export const service = fullScene(() =>
  group(
    slab(WIDTH, DEPTH),
    room(WIDTH, DEPTH, HIGH),
    box([8.6, HIGH - 0.5, 0.1], paint.red, [1.0, 0.16, wall.z + 0.02], 0.03),
    put(mark(1.9, paint.white, paint.white), [-1.3, 2.75, wall.z + 0.09]),
    ...[0.36, 0, -0.36].map((y, row) =>
      box(
        [[2.9, 2.2, 1.5][row] ?? 1, 0.16, 0.05],
        paint.white,
        [[2.1, 1.75, 1.4][row] ?? 1, 2.74 + y, wall.z + 0.09],
        0.03,
      ),
    ),
    put(counter(8.8), [1.0, 0, -1.2]),
    put(
      group(
        agent(-2.9, paint.white, hair.black, 2),
        agent(0.1, paint.red, hair.brown, 4),
        agent(3.1, paint.white, hair.black, 6),
      ),
      [0.9, 0, -1.2],
    ),
    put(parcel(0.5), [-0.6, 1.1, -0.9], 0.3),
    put(mug(), [2.4, 1.1, -0.9]),
    put(screen(2.6, 1.6, 'tiles', 2), [wall.x + 0.06, 1.9, -1.9], Math.PI / 2),
    put(clock(0.4), [wall.x + 0.05, 2.8, 0.4], Math.PI / 2),
    box([3.2, 0.02, 3.4], rug, [-3.9, 0, 2.2], 0.008),
    put(sofa(), [-4.8, 0, 2.2], Math.PI / 2),
    put(
      group(
        cylinder(0.5, 0.06, paint.pallet, [0, 0.5, 0]),
        cylinder(0.06, 0.5, paint.inkSoft, [0, 0.25, 0]),
        cylinder(0.26, 0.04, paint.inkSoft, [0, 0.02, 0]),
      ),
      [-3.1, 0, 2.2],
    ),
    put(mug(paint.white), [-3.0, 0.53, 2.3]),
    put(person({ coat: paint.inkSoft, hair: hair.black, pose: 'carry' }), [1.0, 0, 0.6], Math.PI),
    put(person({ coat: paint.amber, hair: hair.brown, pose: 'reach' }), [4.0, 0, 0.2], Math.PI),
    put(person({ coat: mix('#d8d2ca'), hair: hair.grey }), [-2.0, 0, 0.4], Math.PI - 0.2),
    put(person({ coat: paint.red, hair: hair.black, headset: true, pose: 'tablet' }), [0.2, 0, 3.2], 0.5),
    rope([-0.4, 0, 1.8], [2.0, 0, 1.8]),
    rope([2.0, 0, 1.8], [4.4, 0, 1.8]),
    plant([-5.1, 0, -3.6], 1.3),
    plant([-5.1, 0, 3.9], 1.1),
    plant([5.2, 0, 3.6], 1.1),
  ),
)
