import { conveyor } from '../kit/automation.ts'
import { parcel } from '../kit/goods.ts'
import { cone } from '../kit/ground.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { ball, box, cylinder, group, put, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const vapour = mix('#b9bec6')

/** Smoke that rises from the origin and widens. */
function smoke() {
  return group(
    ...(
      [
        [0, 0.1, 0, 0.2],
        [0.14, 0.36, 0.04, 0.26],
        [-0.1, 0.62, 0, 0.3],
        [0.2, 0.9, 0, 0.36],
        [-0.16, 1.16, 0.06, 0.36],
        [0.18, 1.42, 0, 0.3],
      ] as const
    ).map(([x, y, z, radius]) => ball(radius, vapour, [x, y, z])),
  )
}

function extinguisher() {
  return group(
    cylinder(0.17, 0.66, paint.red, [0, 0.37, 0]),
    ball(0.17, paint.red, [0, 0.7, 0]),
    box([0.24, 0.08, 0.12], paint.ink, [0, 0.86, 0], 0.03),
    rod([0.1, 0.84, 0], [0.26, 0.4, 0], 0.03, paint.ink),
    cylinder(0.175, 0.2, paint.white, [0, 0.4, 0]),
  )
}

export const smokeDrill = singleObject(() =>
  group(
    put(conveyor(3.0, 0), [0, 0, -0.4]),
    put(parcel(0.62), [0.1, 0.74, -0.4], 0.1),
    put(smoke(), [0.1, 1.2, -0.4]),
    put(parcel(0.46), [-1.1, 0.74, -0.4], -0.1),
    put(person({ coat: paint.orange, cap: paint.amber, pose: 'reach' }), [0.15, 0, 0.9], Math.PI),
    put(extinguisher(), [0.75, 0, 0.75], 0, 1.1),
    cone([1.5, 0, 0.75]),
    cone([-0.9, 0, 0.85]),
  ),
)
