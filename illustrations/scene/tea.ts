import { mix, paint } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { leafBasket, strawHat } from '../kit/produce.ts'
import { ball, box, cylinder, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

/** A row of clipped tea bushes along x. */
function teaRow(length: number) {
  const row = group(box([length, 0.62, 0.8], paint.leafDeep, [0, -0.1, 0], 0.3))
  for (let tuft = 0; tuft < length * 4; tuft++)
    row.add(
      ball(0.2, tuft % 3 ? paint.leaf : paint.leafDeep, [
        (tuft / 4 + 0.12 - length / 2) * 0.94,
        0.44,
        ((tuft * 7) % 5) * 0.12 - 0.24,
      ]),
    )
  return row
}

/** A tin of tea with a red label. */
function caddy() {
  return group(
    cylinder(0.2, 0.52, paint.pine, [0, 0.26, 0]),
    cylinder(0.205, 0.26, paint.red, [0, 0.26, 0]),
    cylinder(0.205, 0.1, paint.amber, [0, 0.55, 0]),
  )
}

function picker() {
  return group(
    person({ coat: mix('#3f6f9a'), pose: 'reach', hair: paint.ink }),
    put(strawHat(), [0, 1.4, 0], 0, 1.15),
    put(leafBasket(), [0, 0.62, -0.42], 0, 0.6),
  )
}

export const tea = singleObject(() =>
  group(
    put(teaRow(2.7), [-0.05, 0, -1.0]),
    put(picker(), [-0.55, 0, -0.05], 2.5),
    put(teaRow(1.5), [-0.85, 0, 1.0]),
    put(leafBasket(), [0.75, 0, 0.2], 0, 1.1),
    put(caddy(), [1.1, 0, 1.0]),
    put(caddy(), [0.65, 0, 1.2]),
  ),
)
