import { DESK, desk, keyboard, mug } from '../kit/desk.ts'
import { slab } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { mix, type Paint, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { plant, room, wallsOf } from '../kit/room.ts'
import { monitor, type ScreenArt, screen } from '../kit/screen.ts'
import { seated } from '../kit/seated.ts'
import { box, group, put, type Vec } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const [WIDTH, DEPTH, HIGH] = [13.6, 10.6, 4.8]
const wall = wallsOf(WIDTH, DEPTH)
const carpet = mix('#d9dde3')

/** A desk with two monitors and somebody at it. */
function place(at: Vec, arts: readonly [ScreenArt, ScreenArt], coat: Paint, locks: Paint, seed: number) {
  return put(
    group(
      desk(2.5, 1.1),
      monitor(arts[0], [-0.55, DESK, -0.14], 0.22, seed),
      monitor(arts[1], [0.55, DESK, -0.14], -0.22, seed + 1),
      put(keyboard(), [0, DESK, 0.34]),
      put(mug(), [1.02, DESK, 0.3]),
      put(seated({ coat, hair: locks, headset: seed % 2 === 0 }), [0, 0, 1.16], Math.PI),
    ),
    at,
    0,
    1.16,
  )
}

export const software = fullScene(() =>
  group(
    slab(WIDTH, DEPTH),
    room(WIDTH, DEPTH, HIGH, mix('#eceef1'), mix('#ccd2da')),
    box([11.2, 0.02, 6.6], carpet, [0.5, 0, 1.3], 0.008),
    put(screen(6.6, 3.2, 'map', 2), [0.5, 1.1, wall.z + 0.06]),
    put(screen(2.4, 1.5, 'donut', 3), [-4.2, 2.8, wall.z + 0.06]),
    put(screen(2.4, 1.5, 'line', 5), [-4.2, 1.1, wall.z + 0.06]),
    put(screen(2.4, 1.5, 'bars', 7), [5.2, 2.8, wall.z + 0.06]),
    put(screen(2.4, 1.5, 'rows', 9), [5.2, 1.1, wall.z + 0.06]),
    put(screen(3.6, 2.2, 'line', 12), [wall.x + 0.06, 1.3, -1.7], Math.PI / 2),
    put(screen(2.6, 2.2, 'tiles', 12), [wall.x + 0.06, 1.3, 1.9], Math.PI / 2),
    place([-3.2, 0, -0.9], ['bars', 'rows'], paint.red, hair.black, 2),
    place([0.4, 0, -0.9], ['rows', 'line'], paint.white, hair.brown, 3),
    place([4.0, 0, -0.9], ['donut', 'bars'], paint.inkSoft, hair.black, 4),
    place([-3.2, 0, 2.4], ['line', 'tiles'], paint.white, hair.grey, 5),
    place([0.4, 0, 2.4], ['rows', 'donut'], paint.red, hair.black, 6),
    place([4.0, 0, 2.4], ['bars', 'line'], paint.white, hair.brown, 8),
    put(person({ coat: paint.red, hair: hair.brown, pose: 'reach' }), [-1.5, 0, -3.4], Math.PI),
    put(person({ coat: paint.inkSoft, hair: hair.black, pose: 'tablet' }), [-5.4, 0, -3.6], 0.6),
    plant([-5.7, 0, 4.3], 1.3),
    plant([6.1, 0, -2.6], 1.3),
  ),
)
