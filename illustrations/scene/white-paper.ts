import { mug } from '../kit/desk.ts'
import { parcel } from '../kit/goods.ts'
import { slab } from '../kit/ground.ts'
import { mix, paint } from '../kit/palette.ts'
import { bound, chartSheet, deskLamp, letterScale, openReport, pencil, title } from '../kit/paper.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { fullScene } from './scene.ts'

const top = mix('#e9c9a0')

export const whitePaper = fullScene(() =>
  group(
    slab(15, 11.4),
    box([14.5, 0.05, 10.9], top, [0, 0, 0], 0.02),
    box([8.6, 0.06, 5.8], paint.inkSoft, [0.6, 0.04, 2.0], 0.03),
    put(bound(4.4, 3.4, 0.7, paint.ink), [-4.1, 0.05, -2.7], 0.06),
    put(bound(4.2, 3.3, 0.5, paint.white), [-4.0, 0.75, -2.7], -0.05),
    put(
      group(bound(4.1, 3.2, 0.6, paint.red), put(title(2.6, paint.white), [0.1, 0.6, 0])),
      [-4.1, 1.25, -2.7],
      0.1,
    ),
    put(openReport(5.6, 3.9), [0.8, 0.1, 1.7], 0.06),
    put(chartSheet(2.3), [-5.2, 0.05, 2.2], 0.25),
    put(deskLamp(), [1.9, 0.05, -4.1], Math.PI + 0.7),
    put(letterScale(), [5.6, 0.05, -1.3], 0.25),
    put(parcel(1.3, { tall: 0.7 }), [5.6, 2.51, -1.3], 0.4),
    put(group(pencil(5.2, 0.16)), [-2.2, 0.1, 5.0], 0.02),
    put(mug(), [5.8, 0.05, 3.4], 0.5, 8),
    put(person({ pose: 'carry' }), [-2.7, 1.85, -3.5], 0.3),
    put(person({ coat: paint.white, cap: paint.ink, pose: 'tablet' }), [3.9, 0.1, -0.3], -0.3),
    put(person({ pose: 'wave' }), [-3.1, 0.1, 1.9], 0.9),
  ),
)
