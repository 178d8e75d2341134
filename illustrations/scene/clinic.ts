import { coldBox, vial } from '../kit/cold-goods.ts'
import { DESK } from '../kit/desk.ts'
import { hair } from '../kit/hair.ts'
import { clear, labBench, serum, vialFridge } from '../kit/laboratory.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A pharmacist takes in one small box of medicine. */
export const clinic = singleObject(() =>
  group(
    put(vialFridge(), [-1.35, 0, -0.7], 0, 0.92),
    put(labBench(2.0), [0.75, 0, 0]),
    put(person({ coat: paint.white, hair: hair.brown, pose: 'reach' }), [0.35, 0, -0.85], 0.2, 1.08),
    put(coldBox(paint.pine), [1.05, DESK, 0], 0.1, 0.62),
    ...[0, 1, 2].map((at) =>
      put(vial(at % 2 ? clear : serum, 0.42), [0.25 + at * 0.2, DESK, 0.2 - (at % 2) * 0.1], 0),
    ),
    box([0.5, 0.5, 0.06], paint.white, [0.75, 0.12, 0.52], 0.03),
    box([0.3, 0.1, 0.04], paint.pine, [0.75, 0.32, 0.56], 0.01),
    box([0.1, 0.3, 0.04], paint.pine, [0.75, 0.22, 0.56], 0.01),
  ),
)
