import { bottle, bottleShelf, dividedTray } from '../kit/bottles.ts'
import { parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { cushions, openCarton, tapeGun, workTable, workTop } from '../kit/packing.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { plant, room, wallsOf } from '../kit/room.ts'
import { screen } from '../kit/screen.ts'
import { group, put } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const [WIDTH, DEPTH, HIGH] = [12, 9, 3.9]
const wall = wallsOf(WIDTH, DEPTH)
const blush = mix('#f3e1da')

export const cosmetics = fullScene(() =>
  group(
    slab(WIDTH, DEPTH),
    room(WIDTH, DEPTH, HIGH, mix('#f6efe8'), blush),
    put(bottleShelf(3.4, 3, 2), [-3.2, 0, wall.z + 0.4]),
    put(bottleShelf(3.4, 3, 9), [0.6, 0, wall.z + 0.4]),
    put(bottleShelf(3.0, 3, 5), [4.1, 0, wall.z + 0.4]),
    put(bottleShelf(3.2, 2, 7), [wall.x + 0.4, 0, 0.2], Math.PI / 2),
    put(workTable(5.6, 1.8), [1.2, 0, 0.3]),
    put(openCarton(1.9, 0.5, 1.3, put(group(dividedTray(4, 3)), [0, 0.16, 0])), [0.2, workTop, 0.3], 0.06),
    put(openCarton(0.9, 0.5, 0.8, put(group(cushions(0.8, 0.7)), [0, 0.3, 0])), [2.2, workTop, 0.3], -0.1),
    ...[0, 1, 2, 3].map((place) =>
      put(bottle(place + 2), [3.2 + (place % 2) * 0.36, workTop, 0 + Math.floor(place / 2) * 0.42]),
    ),
    put(tapeGun(), [1.5, workTop, 0.9], 0.4, 1.2),
    put(person({ coat: paint.white, hair: hair.black, pose: 'reach' }), [0.3, 0, -1.2], 0.1, 1.2),
    put(person({ coat: paint.red, pose: 'reach' }), [2.6, 0, -1.2], -0.1, 1.2),
    put(screen(1.5, 1.0, 'bars', 3), [wall.x + 0.06, 2.1, 3.0], Math.PI / 2),
    put(person({ hair: hair.brown, coat: paint.inkSoft, pose: 'tablet' }), [-2.6, 0, 1.5], -1.9, 1.2),
    put(parcel(0.8), [-0.8, 0, 3.0], 0.2),
    put(parcel(0.6), [0.3, 0, 3.2], -0.25),
    put(parcel(0.5), [-0.8, 0.64, 3.0], 0.5),
    put(person({ pose: 'carry' }), [2.4, 0, 2.8], 0.9, 1.2),
    plant([4.9, 0, 3.2], 1.2),
  ),
)
