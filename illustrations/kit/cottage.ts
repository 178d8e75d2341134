import type { Group } from 'three'
import { mix, type Paint, paint } from './palette.ts'
import { bothSides, box, group, plate, prism, put, type Vec } from './solid.ts'

type CottageLook = { wall?: Paint; roof?: Paint; door?: Paint; chimney?: boolean }

const cream = mix('#f7f0e7')

function pane(wide: number, high: number): Group {
  return group(
    box([wide + 0.14, high + 0.14, 0.07], paint.white, [0, -0.07, 0], 0.02),
    box([wide, high, 0.09], paint.glass, [0, 0, 0.01], 0.02),
    box([0.05, high, 0.11], paint.white, [0, 0, 0.01], 0.01),
    box([wide + 0.24, 0.07, 0.18], paint.white, [0, -0.13, 0.04], 0.02),
  )
}

/** A house with a pitched roof, its ridge along z, the door in the gable that faces +z. */
export function cottage(
  [w, h, d]: Vec,
  { wall = cream, roof = paint.inkSoft, door = paint.red, chimney = true }: CottageLook = {},
): Group {
  const rise = w * 0.36
  const slope = rise / (w / 2)
  const over = 0.28
  const gable = prism(
    [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, h],
      [0, h + rise],
      [-w / 2, h],
    ],
    d,
    wall,
    { fillet: 0.03, bevel: 0.03 },
  )
  const body = group(
    gable,
    box([w + 0.12, 0.22, d + 0.12], paint.sandDeep, [0, 0, 0], 0.03),
    ...bothSides((side) => [
      plate(
        [side * (w / 2 + over), h - over * slope + 0.07],
        [-side * 0.06, h + rise + 0.1],
        d + 0.5,
        0.16,
        roof,
        0.05,
      ),
      put(pane(0.72, 0.7), [side * w * 0.27, h * 0.36, d / 2]),
      ...[-0.24, 0.24].map((share) =>
        put(pane(0.7, 0.7), [(side * w) / 2, h * 0.36, d * share], (side * Math.PI) / 2),
      ),
    ]),
    put(pane(0.56, 0.56), [0, h + rise * 0.1, d / 2]),
    box([0.78, 1.44, 0.1], door, [0, 0.1, d / 2], 0.03),
    box([0.06, 0.06, 0.06], paint.amber, [0.24, 0.78, d / 2 + 0.06], 0.03),
    box([1.1, 0.12, 0.62], paint.sandDeep, [0, 0, d / 2 + 0.3], 0.03),
    box([1.2, 0.1, 0.6], roof, [0, 1.68, d / 2 + 0.26], 0.04),
  )
  if (chimney) body.add(box([0.46, 1.2, 0.46], wall, [w * 0.22, h + rise * 0.3, -d * 0.22], 0.04))
  if (chimney)
    body.add(box([0.56, 0.12, 0.56], paint.ink, [w * 0.22, h + rise * 0.3 + 1.18, -d * 0.22], 0.03))
  return body
}
