import { flagPole } from '../kit/flag.ts'
import { parcel } from '../kit/goods.ts'
import { bench, cone, hedge, slab, tree } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { school, whiteboard } from '../kit/school.ts'
import { awning } from '../kit/shop.ts'
import { box, group, put } from '../kit/solid.ts'
import { van } from '../kit/van.ts'
import { fullScene } from './scene.ts'

const paving = mix('#efe5da')

/** A van with an awning over its open flank and a table of parcels below: the classroom on wheels. */
function trainingVan() {
  return group(
    van(),
    box([1.7, 1.1, 0.04], paint.ink, [-0.85, 0.86, 0.76], 0.01),
    ...[0.36, 0.74].map((y) => box([1.6, 0.05, 0.06], paint.grey, [-0.85, 0.6 + y, 0.79], 0.01)),
    ...[-1.4, -1.0, -0.5].map((x) => box([0.3, 0.24, 0.08], paint.wood, [x, 1.02, 0.79], 0.02)),
    ...[-1.2, -0.6].map((x) => box([0.3, 0.24, 0.08], paint.woodLight, [x, 1.4, 0.79], 0.02)),
    put(awning(2.1), [-0.85, 2.0, 0.74]),
    put(group(box([1.9, 0.07, 0.7], paint.white, [0, 0.66, 0], 0.03)), [-0.9, 0, 1.9]),
    ...[-1.7, -0.1].map((x) => box([0.07, 0.66, 0.6], paint.inkSoft, [x, 0, 1.9], 0.02)),
    put(parcel(0.42), [-1.4, 0.73, 1.9], 0.2),
    put(parcel(0.34), [-0.8, 0.73, 1.95], -0.1),
    put(parcel(0.3, { finish: paint.red }), [-0.3, 0.73, 1.9], 0.3),
  )
}

export const education = fullScene(() =>
  group(
    slab(16.6, 12.4),
    box([3.0, 0.014, 6.6], paving, [-1.4, 0, 2.8], 0.004),
    box([14.4, 0.012, 4.8], paving, [0.2, 0, 3.3], 0.004),
    put(school(11.6), [-1.4, 0, -3.5]),
    flagPole([6.6, 0, -3.6], 5.2, paint.red),
    put(trainingVan(), [4.9, 0, 1.7]),
    put(whiteboard(), [-6.9, 0, 3.0], Math.PI / 2),
    put(person({ pose: 'wave' }), [-6.0, 0, 4.6], 1.5),
    ...[2.0, 3.3, 4.6].flatMap((z, row) => [
      put(
        person({ coat: row === 1 ? paint.inkSoft : paint.white, hair: hair.black }),
        [-3.5, 0, z],
        -Math.PI / 2,
      ),
      put(
        person({
          coat: row === 1 ? paint.amber : paint.inkSoft,
          hair: row ? hair.brown : hair.black,
          pose: 'tablet',
        }),
        [-2.3, 0, z + 0.3],
        -Math.PI / 2,
      ),
    ]),
    put(person({ pose: 'carry' }), [2.6, 0, 3.7], 0.9),
    put(person({ coat: paint.amber, hair: hair.brown }), [5.4, 0, 4.9], Math.PI + 0.3),
    put(person({ coat: paint.white, hair: hair.black, pose: 'tablet' }), [3.9, 0, 5.0], Math.PI - 0.2),
    cone([7.4, 0, 3.6]),
    cone([7.4, 0, 0.4]),
    bench([2.4, 0, -0.7]),
    hedge(3.2, [-5.6, 0, -0.9]),
    hedge(1.8, [6.6, 0, -1.2]),
    tree([-7.5, 0, -0.2], 1.2),
    tree([-7.7, 0, -2.6], 1.0),
    tree([7.4, 0, -5.0], 1.3),
    tree([5.2, 0, -5.6], 1.1),
    tree([7.5, 0, -1.9], 0.95),
  ),
)
