import { robotArm } from '../kit/automation.ts'
import { hair } from '../kit/hair.ts'
import { paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, cylinder, group, put, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** An open tool box with its handle up. */
function tools() {
  return group(
    box([1.1, 0.42, 0.6], paint.red, [0, 0, 0], 0.05),
    box([1.0, 0.03, 0.5], paint.ink, [0, 0.41, 0], 0.01),
    rod([-0.48, 0.42, 0], [-0.48, 0.72, 0], 0.035, paint.inkSoft),
    rod([0.48, 0.42, 0], [0.48, 0.72, 0], 0.035, paint.inkSoft),
    rod([-0.48, 0.72, 0], [0.48, 0.72, 0], 0.045, paint.inkSoft),
    rod([-0.3, 0.46, 0.12], [0.2, 0.52, 0.14], 0.045, paint.steel),
    rod([-0.1, 0.46, -0.14], [0.36, 0.5, -0.12], 0.05, paint.amber),
  )
}

/** A woman in overalls tightens a joint of an arm that stands still. */
export const armMechanic = singleObject(() =>
  group(
    put(robotArm(paint.orange, 1.9, 0.9), [-0.6, 0, -0.6], 0.1),
    put(
      person({ coat: paint.navy, legs: paint.navy, hair: hair.brown, pose: 'reach' }),
      [0.15, 0, 0.6],
      3.6,
      1.15,
    ),
    put(tools(), [1.2, 0, 0.8], 0.15),
    cylinder(0.9, 0.06, paint.sandDeep, [-0.6, 0.0, -0.6]),
  ),
)
