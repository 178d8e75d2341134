import { vial } from '../kit/cold-goods.ts'
import { mix, paint } from '../kit/palette.ts'
import { box, group, plate, put, rod } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const serum = mix('#bcd9c9', 0.4)
const clear = mix('#cfe6f3', 0.4)

/** An open insulated case with two rows of vials in its foam, lid hinged at the back. */
function medicineCase() {
  const lid = plate([0, 0], [1.32, 0], 2.04, 0.2, paint.white, 0.09)
  const lining = plate([0.12, -0.1], [1.2, -0.1], 1.78, 0.06, paint.ice)
  const hinged = group(lid, lining)
  hinged.rotation.z = 1.98
  const vials = [0, 1, 2, 3].flatMap((place) =>
    [0, 1].map((row) =>
      put(vial(row ? clear : serum, 0.56), [-0.66 + place * 0.44, 0.84, -0.22 + row * 0.46]),
    ),
  )
  return group(
    box([2.04, 0.98, 1.36], paint.white, [0, 0, 0], 0.11),
    box([1.72, 0.1, 1.06], paint.ice, [0, 0.92, 0], 0.02),
    box([2.07, 0.16, 1.39], paint.pine, [0, 0.44, 0], 0.04),
    ...[-0.6, 0.6].map((x) => box([0.2, 0.26, 0.08], paint.inkSoft, [x, 0.68, 0.69], 0.03)),
    box([0.36, 0.1, 0.06], paint.white, [0, 0.26, 0.68], 0.01),
    put(group(hinged), [0, 1.06, -0.64], -Math.PI / 2),
    ...vials,
  )
}

export const pharma = singleObject(() =>
  group(
    put(medicineCase(), [0, 0, 0]),
    put(vial(serum, 0.66), [0.1, 0, 1.16]),
    put(vial(clear, 0.56), [-0.36, 0, 1.3]),
    rod([0.78, 0.17, 1.28], [1.0, 0.17, 1.16], 0.17, paint.white),
    rod([1.0, 0.17, 1.16], [1.22, 0.17, 1.04], 0.172, paint.red),
  ),
)
