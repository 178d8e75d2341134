import { flagPole } from '../kit/flag.ts'
import { bench, hedge, slab, tree } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { mark } from '../kit/mark.ts'
import { officeBlock } from '../kit/office.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { bothSides, box, cylinder, group, put, rod } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { fullScene } from './scene.ts'

const paving = mix('#f1e8de')
const joint = mix('#e6dbd0')

/** The entrance: steps, glass doors and a canopy, facing +z. */
function entrance() {
  return group(
    box([4.6, 0.14, 1.9], paint.sandDeep, [0, 0, 0.9], 0.03),
    box([4.0, 0.28, 1.3], paint.sandDeep, [0, 0, 0.6], 0.03),
    box([3.2, 1.5, 0.2], paint.glassDark, [0, 0.26, 0], 0.03),
    ...[-1.1, 0, 1.1].map((x) => box([0.07, 1.5, 0.26], paint.white, [x, 0.26, 0], 0.02)),
    box([4.4, 0.26, 2.0], paint.red, [0, 1.84, 0.9], 0.06),
    ...bothSides((side) => [cylinder(0.09, 1.6, paint.white, [side * 1.9, 1.04, 1.6])]),
  )
}

/** The sign on the roof: a red board with the mark, on struts. */
function roofSign() {
  return group(
    ...bothSides((side) => [
      rod([side * 0.8, 0, 0], [side * 0.8, 0.5, 0], 0.05, paint.inkSoft),
      rod([side * 0.8, 0, -0.7], [side * 0.8, 1.4, -0.06], 0.05, paint.inkSoft),
    ]),
    box([2.4, 2.2, 0.2], paint.red, [0, 0.4, 0], 0.12),
    put(mark(1.8, paint.white, paint.white), [0, 1.5, 0.11]),
  )
}

export const about = fullScene(() =>
  group(
    slab(18, 13.4),
    box([17, 0.012, 4.4], paving, [0, 0, 3.9], 0.004),
    box([5.4, 0.012, 2.8], paving, [-1.4, 0, 1.4], 0.004),
    ...[0, 1, 2, 3, 4, 5, 6].map((line) =>
      box([0.07, 0.014, 4.4], joint, [-7.5 + line * 2.5, 0, 3.9], 0.004),
    ),
    ...[2.8, 5.0].map((z) => box([17, 0.014, 0.07], joint, [0, 0, z], 0.004)),
    put(officeBlock([10.6, 2.2, 5], 1), [-1.8, 0, -2.8]),
    put(officeBlock([5, 6.4, 3.8], 6), [-3.6, 2.2, -3.1]),
    put(officeBlock([3.4, 2.6, 3.2], 2), [1.4, 2.2, -3.1]),
    put(roofSign(), [-3.6, 8.6, -2.6]),
    put(entrance(), [-1.4, 0, -0.26]),
    ...[0.9, 2.9, 4.9].map((z, pole) => flagPole([-8.2, 0, z], 4.6, pole === 1 ? paint.ink : paint.red)),
    put(
      group(
        box([3.2, 0.24, 0.8], paint.sandDeep, [0, 0, 0], 0.05),
        box([2.8, 1.1, 0.36], paint.ink, [0, 0.2, 0], 0.06),
        put(mark(0.72, paint.white, paint.white), [-0.86, 0.76, 0.19]),
        ...[0, 1].map((row) =>
          box([1.4 - row * 0.4, 0.13, 0.03], paint.white, [0.4 - row * 0.2, 0.84 - row * 0.3, 0.18], 0.02),
        ),
      ),
      [-5.6, 0, 2.0],
      0.1,
    ),
    put(van(), [5.4, 0, 4.9]),
    put(person({ coat: paint.inkSoft, hair: hair.black }), [-0.9, 0, 3.1], 0.4),
    put(person({ coat: paint.white, hair: hair.brown, pose: 'tablet' }), [0.5, 0, 3.2], -1.2),
    put(person({ pose: 'carry' }), [1.4, 0, 5.3], -2.4),
    put(person({ coat: paint.inkSoft, hair: hair.grey, pose: 'wave' }), [-3.9, 0, 4.4], 0.7),
    bench([6.6, 0, 2.3]),
    hedge(3.2, [5.6, 0, 0.6]),
    hedge(2.6, [-5.8, 0, 0.4]),
    tree([-8.1, 0, -1.6], 1.2),
    tree([-8.1, 0, -4.8], 1.4),
    tree([5.2, 0, -1.8], 1.3),
    tree([7.6, 0, -3.2], 1.4),
    tree([5.3, 0, -5.0], 1.2),
    tree([4.4, 0, 2.3], 0.95),
    tree([8.1, 0, -0.6], 1.0),
  ),
)
