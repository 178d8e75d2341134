import { cone } from '../kit/ground.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { ball, cylinder, group, put, rod } from '../kit/solid.ts'
import { truck } from '../kit/truck.ts'
import { singleObject } from './scene.ts'

/** A torch in the hand of whoever reaches towards +z, its beam a pale cone. */
function torch() {
  return group(
    rod([0.28, 1.02, 0.44], [0.28, 1.0, 0.66], 0.05, paint.ink),
    ball(0.07, paint.lamp, [0.28, 1.0, 0.72]),
  )
}

function flask() {
  return group(
    cylinder(0.12, 0.46, paint.red, [0, 0.23, 0]),
    cylinder(0.125, 0.14, paint.steelDeep, [0, 0.5, 0]),
  )
}

/** Before he sets off, a driver walks round his truck with a torch. */
export const driver = singleObject(() =>
  group(
    put(truck(2.2), [-0.5, 0, -0.5]),
    put(group(person({ coat: paint.navy, pose: 'reach' }), torch()), [1.25, 0, 1.45], Math.PI - 0.2, 1.12),
    put(flask(), [2.0, 0, 1.0], 0, 1.2),
    cone([-1.6, 0, 1.05]),
  ),
)
