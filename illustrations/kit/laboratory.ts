import type { Group } from 'three'
import { vial } from './cold-goods.ts'
import { DESK } from './desk.ts'
import { mix, type Paint, paint } from './palette.ts'
import { ball, bothSides, box, cylinder, group, plate, put, rod, turned } from './solid.ts'

export const serum = mix('#bcd9c9', 0.4)
export const clear = mix('#dcebf1', 0.4)

/** A laboratory bench `width` along x with green drawer fronts towards +z. */
export function labBench(width: number, deep = 1.0): Group {
  const count = Math.max(2, Math.round(width / 0.8))
  const step = (width - 0.1) / count
  const bench = group(
    box([width - 0.06, 0.12, deep - 0.16], paint.inkSoft, [0, 0, -0.02], 0.02),
    box([width - 0.04, DESK - 0.16, deep - 0.08], paint.white, [0, 0.1, 0], 0.03),
    box([width + 0.06, 0.08, deep + 0.06], paint.steelDeep, [0, DESK - 0.08, 0], 0.03),
  )
  for (let place = 0; place < count; place++) {
    const x = (place - (count - 1) / 2) * step
    bench.add(
      box([step - 0.06, 0.2, 0.05], paint.pine, [x, DESK - 0.32, deep / 2 - 0.04], 0.02),
      box([step - 0.06, 0.26, 0.05], paint.white, [x, 0.14, deep / 2 - 0.03], 0.02),
      box([step * 0.4, 0.03, 0.04], paint.greyDeep, [x, DESK - 0.21, deep / 2 - 0.01], 0.01),
      box([step * 0.4, 0.03, 0.04], paint.greyDeep, [x, 0.33, deep / 2], 0.01),
    )
  }
  return bench
}

/** A microscope facing +z. */
export function microscope(): Group {
  return group(
    box([0.32, 0.07, 0.46], paint.inkSoft, [0, 0, 0], 0.03),
    box([0.14, 0.56, 0.14], paint.white, [0, 0.05, -0.14], 0.05),
    box([0.3, 0.04, 0.26], paint.ink, [0, 0.24, 0.06], 0.015),
    rod([0, 0.56, -0.12], [0, 0.62, 0.06], 0.085, paint.white),
    cylinder(0.07, 0.24, paint.inkSoft, [0, 0.44, 0.06], 'y', 0.09),
    rod([0, 0.66, 0.06], [0, 0.86, 0.24], 0.06, paint.white),
    rod([0, 0.86, 0.24], [0, 0.9, 0.28], 0.068, paint.ink),
    ...bothSides((side) => [cylinder(0.06, 0.05, paint.ink, [side * 0.1, 0.2, -0.14], 'x')]),
  )
}

/** A conical flask with liquid of this colour. */
export function flask(fill: Paint, scale = 1): Group {
  return put(
    group(
      turned(
        [
          [0, 0],
          [0.2, 0],
          [0.22, 0.03],
          [0.13, 0.26],
        ],
        fill,
        'y',
      ),
      turned(
        [
          [0.13, 0.255],
          [0.075, 0.36],
          [0.075, 0.5],
          [0.095, 0.52],
          [0.06, 0.52],
          [0.06, 0.36],
          [0, 0.3],
        ],
        clear,
        'y',
      ),
    ),
    [0, 0, 0],
    0,
    scale,
  )
}

/** A rack of `count` vials along x. */
export function vialRack(count: number, fill: Paint): Group {
  const rack = group(
    box([count * 0.34 + 0.1, 0.06, 0.4], paint.white, [0, 0, 0], 0.02),
    box([count * 0.34 + 0.1, 0.05, 0.4], paint.white, [0, 0.24, 0], 0.02),
    ...bothSides((side) => [box([0.05, 0.28, 0.4], paint.white, [side * (count * 0.17 + 0.03), 0, 0], 0.02)]),
  )
  for (let place = 0; place < count; place++)
    rack.add(put(vial(fill, 0.56), [(place - (count - 1) / 2) * 0.34, 0.05, 0]))
  return rack
}

/** A fume cupboard `width` wide facing +z, its sash half raised. */
export function fumeHood(width = 2.6): Group {
  return group(
    box([width, 0.8, 1.1], paint.white, [0, 0, 0], 0.04),
    box([width - 0.2, 0.5, 0.05], paint.pine, [0, 0.14, 0.54], 0.03),
    box([width + 0.06, 0.1, 1.16], paint.steelDeep, [0, 0.78, 0], 0.03),
    box([width, 1.6, 0.12], paint.white, [0, 0.86, -0.48], 0.03),
    box([width - 0.2, 1.4, 0.04], paint.steelDeep, [0, 0.9, -0.41], 0.01),
    ...bothSides((side) => [box([0.12, 1.6, 1.08], paint.white, [side * (width / 2 - 0.06), 0.86, 0], 0.04)]),
    box([width, 0.5, 1.1], paint.white, [0, 2.2, 0], 0.06),
    box([width - 0.3, 0.1, 0.04], paint.pine, [0, 2.4, 0.54], 0.02),
    box([width - 0.24, 0.52, 0.05], paint.ice, [0, 1.76, 0.46], 0.02),
    box([width - 0.24, 0.07, 0.09], paint.greyDeep, [0, 1.7, 0.47], 0.02),
    cylinder(0.32, 0.9, paint.steelDeep, [0, 3.1, -0.1]),
    put(flask(serum, 1.1), [-0.6, 0.88, 0.05]),
    put(flask(paint.redSoft, 0.9), [0.1, 0.88, 0.1]),
    put(flask(clear, 1.2), [0.72, 0.88, 0]),
  )
}

/** A tall medicine fridge with a glazed front towards +z and vials on its shelves. */
export function vialFridge(): Group {
  const body = group(
    box([1.3, 2.5, 0.16], paint.white, [0, 0, -0.42], 0.04),
    ...bothSides((side) => [box([0.12, 2.5, 1.0], paint.white, [side * 0.6, 0, 0], 0.04)]),
    box([1.32, 0.5, 1.0], paint.white, [0, 0, 0], 0.05),
    box([1.32, 0.36, 1.0], paint.white, [0, 2.2, 0], 0.05),
    box([1.1, 0.12, 0.03], paint.pine, [0, 2.32, 0.5], 0.02),
    box([0.36, 0.14, 0.03], paint.glassDark, [0.3, 0.2, 0.5], 0.02),
    box([0.06, 0.7, 0.08], paint.greyDeep, [-0.5, 1.1, 0.52], 0.03),
  )
  for (let row = 0; row < 3; row++) {
    const y = 0.52 + row * 0.57
    body.add(box([1.1, 0.04, 0.8], paint.ice, [0, y, 0], 0.01))
    for (let place = 0; place < 3; place++)
      body.add(put(vial((place + row) % 2 ? serum : clear, 0.44), [(place - 1) * 0.34, y + 0.03, 0.24]))
  }
  return body
}

/** A wide-screen analyser with its lid and a tray of tubes. */
export function analyser(): Group {
  const lid = plate([0, 0], [0.8, 0.36], 1.2, 0.07, paint.ice, 0.03)
  return group(
    box([1.36, 0.5, 0.9], paint.white, [0, 0, 0], 0.08),
    box([1.2, 0.06, 0.5], paint.inkSoft, [0, 0.48, 0.12], 0.02),
    ...[-0.4, -0.2, 0, 0.2, 0.4].map((x) => cylinder(0.06, 0.16, paint.redSoft, [x, 0.58, 0.12])),
    ...[-0.4, -0.2, 0, 0.2, 0.4].map((x) => ball(0.06, paint.white, [x, 0.66, 0.12])),
    put(group(lid), [0, 0.62, -0.4], -Math.PI / 2),
    box([0.5, 0.22, 0.03], paint.glassDark, [-0.3, 0.16, 0.45], 0.02),
    box([0.3, 0.06, 0.03], paint.pine, [0.36, 0.24, 0.45], 0.02),
  )
}
