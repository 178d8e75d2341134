import { pallet, parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { cushions, flatCartons, openCarton, paperRoll, tapeGun, workTable, workTop } from '../kit/packing.ts'
import { paint } from '../kit/palette.ts'
import { letterScale } from '../kit/paper.ts'
import { person } from '../kit/person.ts'
import { room, wallsOf } from '../kit/room.ts'
import { screen } from '../kit/screen.ts'
import { clock } from '../kit/shop.ts'
import { box, group, put } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const [WIDTH, DEPTH, HIGH] = [12.4, 9.4, 3.9]
const wall = wallsOf(WIDTH, DEPTH)

export const packing = fullScene(() =>
  group(
    slab(WIDTH, DEPTH),
    room(WIDTH, DEPTH, HIGH),
    box([8.4, 0.5, 0.08], paint.red, [0.9, 2.9, wall.z + 0.03], 0.03),
    put(flatCartons(3.4, 1.7), [-3.6, 0, wall.z + 0.6]),
    put(flatCartons(2.6, 1.3), [-0.4, 0, wall.z + 0.6]),
    put(screen(2.2, 1.3, 'rows', 4), [3.4, 1.3, wall.z + 0.06]),
    put(clock(0.4), [wall.x + 0.05, 2.6, 1.8], Math.PI / 2),
    put(workTable(8.2, 1.9), [0.4, 0, -0.7]),
    put(openCarton(1.5, 0.8, 1.1, put(group(cushions(1.4, 1.0)), [0, 0.5, 0])), [0.2, workTop, -0.7], 0.1),
    put(openCarton(1.0, 0.55, 0.8, put(group(parcel(0.5)), [0, 0.12, 0])), [2.5, workTop, -0.6], -0.12),
    put(paperRoll(1.3), [-2.7, workTop, -0.8]),
    put(tapeGun(), [1.45, workTop, -0.1], 0.6, 1.3),
    put(tapeGun(), [-1.2, workTop, -0.2], 2.2, 1.3),
    put(person({ coat: paint.red, pose: 'reach' }), [0.3, 0, -2.2], 0.1, 1.2),
    put(person({ coat: paint.inkSoft, cap: paint.white, pose: 'reach' }), [2.7, 0, -2.1], -0.1, 1.2),
    put(openCarton(1.9, 1.2, 1.5, put(group(cushions(1.8, 1.4)), [0, 0.92, 0])), [-4.7, 0, 1.4], Math.PI / 2),
    put(pallet(12, 4), [4.5, 0, 1.9], 0.04, 1.3),
    put(pallet(8, 6), [2.4, 0, 2.9], -0.05, 1.3),
    put(group(box([1.5, 0.5, 1.2], paint.white, [0, 0, 0], 0.05)), [-2.2, 0, 2.5]),
    put(letterScale(), [-2.2, 0.5, 2.4], 0.2, 0.7),
    put(parcel(0.9, { tall: 0.7 }), [-2.2, 2.18, 2.4], 0.35),
    put(person({ hair: hair.black, coat: paint.amber, pose: 'tablet' }), [-0.6, 0, 2.6], -1.2, 1.2),
    put(person({ pose: 'carry' }), [0.9, 0, 1.2], 1.2, 1.2),
  ),
)
