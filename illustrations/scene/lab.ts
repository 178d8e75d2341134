import { coldBox } from '../kit/cold-goods.ts'
import { DESK } from '../kit/desk.ts'
import { slab } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import {
  analyser,
  clear,
  flask,
  fumeHood,
  labBench,
  microscope,
  serum,
  vialFridge,
  vialRack,
} from '../kit/laboratory.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { room, wallsOf } from '../kit/room.ts'
import { monitor } from '../kit/screen.ts'
import { box, cylinder, group, put, ring } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const [WIDTH, DEPTH, HIGH] = [12.8, 9.8, 4.2]
const wall = wallsOf(WIDTH, DEPTH)
const coat = { coat: paint.white, legs: paint.white } as const

/** A wall shelf of flasks, facing +z. */
function shelf(length: number) {
  return group(
    box([length, 0.07, 0.44], paint.white, [0, 0, 0.24], 0.02),
    ...[serum, clear, paint.redSoft, clear, serum].map((fill, place) =>
      put(flask(fill, 0.9), [(place - 2) * (length / 5.4), 0.07, 0.24]),
    ),
  )
}

/** A tall bench centrifuge. */
function centrifuge() {
  return group(
    cylinder(0.42, 0.42, paint.white, [0, 0.21, 0]),
    cylinder(0.36, 0.06, paint.inkSoft, [0, 0.43, 0]),
    box([0.36, 0.14, 0.03], paint.glassDark, [0, 0.16, 0.41], 0.01),
  )
}

export const lab = fullScene(() =>
  group(
    slab(WIDTH, DEPTH),
    room(WIDTH, DEPTH, HIGH, mix('#eef0ef'), mix('#e9ece9')),
    put(fumeHood(3), [4.2, 0, wall.z + 0.6]),
    put(vialFridge(), [1.8, 0, wall.z + 0.56]),
    put(vialFridge(), [0.44, 0, wall.z + 0.56]),
    put(labBench(5.2), [-3.0, 0, wall.z + 0.58]),
    put(microscope(), [-4.6, DESK, wall.z + 0.6]),
    put(centrifuge(), [-3.5, DESK, wall.z + 0.56]),
    put(vialRack(4, serum), [-1.6, DESK, wall.z + 0.6]),
    put(shelf(4.4), [-3.1, 2.3, wall.z]),
    put(labBench(5.4), [wall.x + 0.58, 0, 1.2], Math.PI / 2),
    put(analyser(), [wall.x + 0.58, DESK, 2.6], Math.PI / 2),
    put(vialRack(4, clear), [wall.x + 0.6, DESK, 0.5], Math.PI / 2),
    put(shelf(4.0), [wall.x, 2.3, 1.2], Math.PI / 2),
    put(labBench(6.2, 1.5), [1.2, 0, 0.5]),
    put(microscope(), [-1.3, DESK, 0.5], 0.3, 1.25),
    put(vialRack(5, serum), [0.5, DESK, 0.75]),
    put(flask(paint.redSoft, 1.1), [-0.5, DESK, 0.2]),
    put(flask(serum, 1.3), [-0.1, DESK, 0.95]),
    monitor('line', [2.2, DESK, 0.3], 0.2, 4),
    put(centrifuge(), [3.3, DESK, 0.55]),
    put(person({ ...coat, hair: hair.black, pose: 'reach' }), [-1.3, 0, 1.9], Math.PI),
    put(person({ ...coat, hair: hair.brown, pose: 'tablet' }), [3.0, 0, 2.2], Math.PI + 0.4),
    put(person({ ...coat, hair: hair.black }), [4.2, 0, -2.0], Math.PI - 0.2),
    put(coldBox(paint.pine), [-2.2, 0, 3.6], 0.2, 1.12),
    put(coldBox(paint.pine), [-3.7, 0, 3.6], -0.1, 1.12),
    put(coldBox(paint.pine), [-3.0, 1.11, 3.6], 0.1, 1.12),
    put(person({ pose: 'carry' }), [-0.4, 0, 3.7], -1.3),
    put(
      group(
        ring(0.34, 0.05, paint.pine, [0, 0, 0]),
        box([0.5, 0.14, 0.05], paint.pine, [0, -0.07, 0], 0.02),
        box([0.14, 0.5, 0.05], paint.pine, [0, -0.25, 0], 0.02),
      ),
      [wall.x + 0.05, 3.0, -2.6],
      Math.PI / 2,
      1.5,
    ),
  ),
)
