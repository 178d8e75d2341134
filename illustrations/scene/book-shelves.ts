import { robot } from '../kit/automation.ts'
import { chance } from '../kit/chance.ts'
import { openCarton } from '../kit/packing.ts'
import { mix, paint } from '../kit/palette.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const spines = [paint.red, paint.navy, mix('#d9b48a'), paint.white, mix('#8fa58a'), paint.inkSoft]

/** A shelf of four levels full of books whose spines show on two sides. */
function shelf(seed: number) {
  const roll = chance(seed)
  const frame = group(
    ...[-0.53, 0.53].flatMap((x) =>
      [-0.53, 0.53].map((z) => box([0.06, 2.2, 0.06], paint.greyDeep, [x, 0, z], 0.01)),
    ),
  )
  for (let level = 0; level < 4; level++) {
    const y = 0.04 + level * 0.54
    frame.add(box([1.12, 0.05, 1.12], paint.grey, [0, y, 0], 0.01))
    for (let at = 0; at < 7; at++) {
      const high = 0.3 + roll() * 0.12
      const pick = () => spines[Math.floor(roll() * spines.length)] ?? paint.red
      frame.add(box([0.125, high, 0.4], pick(), [(at - 3) * 0.14, y + 0.05, 0.3], 0.015))
      if (at < 4) frame.add(box([0.4, high, 0.125], pick(), [0.3, y + 0.05, at * 0.14 - 0.43], 0.015))
    }
  }
  frame.add(box([1.12, 0.05, 1.12], paint.grey, [0, 2.18, 0], 0.01))
  return frame
}

export const bookShelves = singleObject(() =>
  group(
    put(robot(shelf(2)), [-0.85, 0, 0.55]),
    put(robot(shelf(5)), [0.8, 0, -0.75]),
    put(openCarton(0.9, 0.44, 0.7), [1.35, 0, 1.2], 0.1),
    ...[0, 1, 2].map((at) =>
      box([0.14, 0.5 - at * 0.04, 0.5], spines[at] ?? paint.red, [1.16 + at * 0.18, 0.05, 1.2], 0.015),
    ),
  ),
)
