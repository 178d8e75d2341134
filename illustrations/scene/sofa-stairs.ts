import { sofa } from '../kit/household.ts'
import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const STEP = 0.3
const plaster = mix('#f1e8de')

/** Stairs that rise towards -x with a wall behind. */
function stairs(steps: number) {
  const flight = group(box([steps * 0.46 + 2.0, 3.9, 0.14], plaster, [-0.45, 0, -1.1], 0.03))
  for (let step = 0; step < steps; step++)
    flight.add(
      box(
        [0.48, STEP * (step + 1), 2.0],
        step % 2 ? paint.sandDeep : paint.sand,
        [(steps / 2 - step - 0.5) * 0.46, 0, 0],
        0.03,
      ),
    )
  flight.add(box([1.1, STEP * steps, 2.0], paint.sandDeep, [(-steps / 2) * 0.46 - 0.52, 0, 0], 0.03))
  return flight
}

export const sofaStairs = singleObject(() => {
  const load = group(put(sofa(), [0, 0, 0]))
  load.rotation.z = -0.57
  load.position.set(0.0, 1.7, 0.1)
  return group(
    stairs(6),
    load,
    put(person({ pose: 'reach' }), [-1.42, STEP * 6, 0.1], Math.PI / 2),
    put(person({ pose: 'reach' }), [1.42, 0, 0.1], -Math.PI / 2),
  )
})
