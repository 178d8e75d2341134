import { conveyor } from '../kit/automation.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, cylinder, group, put } from '../kit/solid.ts'
import { scanTunnel } from '../kit/sorter.ts'
import { singleObject } from './scene.ts'

/** A signal column whose red light is on. */
function signalColumn() {
  return group(
    cylinder(0.04, 0.5, paint.greyDeep, [0, 0.25, 0]),
    cylinder(0.11, 0.18, mix('#5a6b5f'), [0, 0.56, 0]),
    cylinder(0.11, 0.18, mix('#7d6a43'), [0, 0.74, 0]),
    cylinder(0.13, 0.24, mix('#ff3b2e', 0.3), [0, 0.96, 0]),
    cylinder(0.12, 0.05, paint.ink, [0, 1.1, 0]),
  )
}

/** A cabinet of disks with its door open. */
function cabinet() {
  return group(
    box([0.9, 1.7, 0.7], paint.inkSoft, [0, 0, 0], 0.04),
    box([0.76, 1.54, 0.04], paint.ink, [0, 0.08, 0.34], 0.02),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) => [
      box([0.64, 0.16, 0.03], paint.greyDeep, [0, 0.16 + row * 0.24, 0.37], 0.02),
      box([0.06, 0.06, 0.03], row === 3 ? paint.red : paint.lamp, [0.24, 0.21 + row * 0.24, 0.39], 0.02),
    ]),
  )
}

export const stoppedLine = singleObject(() =>
  group(
    put(conveyor(3.4, 4, 6), [-0.2, 0, -0.9]),
    put(scanTunnel(), [-0.1, 0, -0.9]),
    put(signalColumn(), [-0.1, 2.2, -0.9]),
    put(cabinet(), [-0.85, 0, 0.75], 0.2),
    put(person({ coat: paint.navy, cap: paint.white, pose: 'tablet' }), [0.2, 0, 1.1], -2.2),
  ),
)
