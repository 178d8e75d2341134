import { DESK, desk, keyboard, mug } from '../kit/desk.ts'
import { hair } from '../kit/hair.ts'
import { paint } from '../kit/palette.ts'
import { plant } from '../kit/room.ts'
import { monitor } from '../kit/screen.ts'
import { seated } from '../kit/seated.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

export const hotline = singleObject(() =>
  group(
    box([2.7, 1.5, 0.1], paint.sandDeep, [0, 0, -1.35], 0.04),
    box([2.72, 0.1, 0.12], paint.red, [0, 1.44, -1.35], 0.03),
    put(seated({ headset: true, hair: hair.brown }), [-0.25, 0, -0.72]),
    put(desk(2.4), [0, 0, 0.1], Math.PI),
    put(keyboard(), [-0.25, DESK, -0.02], Math.PI),
    put(monitor('rows'), [0.68, DESK, -0.02], 0.75),
    put(mug(), [-0.92, DESK, 0.1], 0, 1.3),
    plant([-1.55, 0, -0.9], 1.1),
  ),
)
