import { clothesRail, foldedPile, foldedShelf } from '../kit/clothes.ts'
import { parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { openCarton, tapeGun, workTable, workTop } from '../kit/packing.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { room, wallsOf } from '../kit/room.ts'
import { screen } from '../kit/screen.ts'
import { group, put } from '../kit/solid.ts'
import { rollCage } from '../kit/sorter.ts'
import { fullScene } from './scene.ts'

const [WIDTH, DEPTH, HIGH] = [12.6, 9.6, 4.0]
const wall = wallsOf(WIDTH, DEPTH)

export const wardrobe = fullScene(() =>
  group(
    slab(WIDTH, DEPTH),
    room(WIDTH, DEPTH, HIGH),
    put(foldedShelf(5, 4, 3), [-3.2, 0, wall.z + 0.5]),
    put(foldedShelf(4, 4, 8), [0.9, 0, wall.z + 0.5]),
    put(screen(2.0, 1.3, 'tiles', 5), [wall.x + 0.06, 1.6, -1.4], Math.PI / 2),
    put(clothesRail(4.2, 3), [-4.0, 0, 0.9], 0, 1.18),
    put(clothesRail(4.2, 7), [-2.0, 0, 0.9], 0, 1.18),
    put(clothesRail(3.0, 5), [4.5, 0, -2.4], 0, 1.18),
    put(workTable(3.6, 1.5), [2.4, 0, 0.9]),
    put(
      openCarton(1.2, 0.5, 0.9, put(group(foldedPile(4, 6)), [0, 0.1, 0], Math.PI / 2)),
      [1.7, workTop, 0.9],
      0.08,
    ),
    put(foldedPile(6, 11), [3.2, workTop, 0.9], 0.3, 1.1),
    put(tapeGun(), [2.6, workTop, 1.3], 0.5, 1.2),
    put(person({ coat: paint.red, pose: 'reach' }), [1.9, 0, -0.5], 0.1, 1.2),
    put(person({ hair: hair.brown, coat: paint.inkSoft, pose: 'tablet' }), [-0.4, 0, 1.0], -1.4, 1.2),
    put(rollCage(3, 4), [4.9, 0, 2.6], -Math.PI / 2, 1.1),
    put(parcel(0.7), [1.2, 0, 3.2], 0.2),
    put(parcel(0.56), [2.0, 0, 3.4], -0.3),
    put(person({ pose: 'carry' }), [3.2, 0, 3.1], 1.5, 1.2),
  ),
)
