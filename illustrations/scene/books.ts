import { openCarton } from '../kit/packing.ts'
import { mix, paint } from '../kit/palette.ts'
import { bound, title } from '../kit/paper.ts'
import { box, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const covers = [paint.red, paint.navy, mix('#d9b48a'), paint.inkSoft, mix('#8fa58a')]

/** Books on each other, not quite in line. */
function pile(count: number, first: number) {
  return group(
    ...Array.from({ length: count }, (_, at) =>
      put(
        bound(1.0, 0.74, 0.22, covers[(first + at) % covers.length] ?? paint.red),
        [((at * 3) % 4) * 0.03, at * 0.22, 0],
        (((at * 5) % 7) - 3) * 0.05,
      ),
    ),
  )
}

/** Books on their edges, spines up, filling a carton. */
function row(count: number) {
  return group(
    ...Array.from({ length: count }, (_, at) =>
      box(
        [0.17, 0.74 - (at % 3) * 0.05, 1.0],
        covers[(at * 2) % covers.length] ?? paint.red,
        [(at - (count - 1) / 2) * 0.19, 0, 0],
        0.03,
      ),
    ),
  )
}

export const books = singleObject(
  () => {
    const top = put(title(0.64, paint.white), [0.04, 0.22 * 5 + 0.005, 0.02])
    return group(
      put(openCarton(1.4, 0.72, 1.2, row(6)), [-0.4, 0, -0.5], 0.05),
      put(group(pile(5, 0), top), [1.55, 0, 0.3], 0.15),
      put(pile(3, 2), [0.25, 0, 1.35], -0.3),
    )
  },
  { left: 0.14, right: 0.18, top: 0.12, bottom: 0.14 },
)
