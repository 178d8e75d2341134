import { cottage } from '../kit/cottage.ts'
import { fence } from '../kit/gate.ts'
import { parcel } from '../kit/goods.ts'
import { hedge, slab, tree } from '../kit/ground.ts'
import { hair } from '../kit/hair.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { envelope, pillarBox } from '../kit/post.ts'
import { box, group, put } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const path = mix('#ead9c8')
const clay = mix('#f2e2d2')

export const contact = fullScene(() =>
  group(
    slab(11, 8.6),
    box([1.5, 0.014, 2.8], path, [-1.8, 0, 1.5], 0.005),
    box([10.4, 0.014, 1.4], path, [0, 0, 3.3], 0.005),
    put(cottage([4.6, 2.5, 3.6], { wall: clay, roof: paint.inkSoft }), [-1.8, 0, -1.8], 0, 0.98),
    put(person({ coat: paint.amber, hair: hair.brown, pose: 'wave' }), [-1.6, 0, 0.86], 0, 1.1),
    put(person({ pose: 'carry' }), [-2.5, 0, 2.3], 2.6, 1.16),
    put(pillarBox(), [3.1, 0, 2.0], 0.25, 1.35),
    put(envelope(1.6), [4.4, 0, 1.2], 0.5),
    put(parcel(0.5), [-0.5, 0, 0.5], 0.2),
    put(parcel(0.36), [-0.48, 0.4, 0.5], -0.2),
    fence(2.0, [-5.2, 0, 2.2]),
    fence(1.6, [0.3, 0, 2.2]),
    hedge(2.6, [2.6, 0, -2.9]),
    tree([4.6, 0, -2.6], 1.35),
    tree([-4.7, 0, 1.0], 1.0),
    tree([1.9, 0, -1.2], 0.9),
  ),
)
