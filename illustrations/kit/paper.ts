import { type Group, Shape } from 'three'
import { mark } from './mark.ts'
import { mix, type Paint, paint } from './palette.ts'
import {
  ball,
  bothSides,
  box,
  cylinder,
  group,
  type Point,
  plate,
  pulled,
  put,
  ring,
  rod,
  turned,
} from './solid.ts'

const sheet = mix('#fbf8f3')
const leaves = mix('#f3ece2')

/** A bound report lying down: `width` along x, `deep` along z, its spine at -x. */
export function bound(width: number, deep: number, high: number, cover: Paint): Group {
  return group(
    box([width - 0.14, high - 0.1, deep - 0.2], leaves, [0, 0.05, 0], 0.02),
    ...[0.25, 0.4, 0.55, 0.7].map((share) =>
      box([width - 0.13, 0.012, deep - 0.19], paint.sandDeep, [0, high * share, 0], 0.003),
    ),
    box([width, 0.07, deep], cover, [0, 0, 0], 0.03),
    box([width, 0.07, deep], cover, [0, high - 0.07, 0], 0.03),
    box([0.1, high, deep], cover, [-width / 2 + 0.03, 0, 0], 0.04),
  )
}

/** A title printed on a cover that lies at height 0: the mark and three lines, read from +z. */
export function title(width: number, ink: Paint): Group {
  const goose = mark(width * 0.42, ink, ink)
  goose.rotation.x = -Math.PI / 2
  goose.position.set(-width * 0.12, 0.012, -width * 0.3)
  return group(
    goose,
    ...[0.78, 0.56, 0.3].map((share, row) =>
      box(
        [width * share, 0.014, width * 0.06],
        ink,
        [(width * (share - 0.78)) / 2, 0, width * (0.18 + row * 0.15)],
        0.01,
      ),
    ),
  )
}

/** The upper line of a page from its outer edge to the fold, as shares of the half width and heights. */
function pageLine(t: number): Point {
  const u = 1 - t
  const bezier = (a: number, b: number, c: number, d: number) =>
    a * u ** 3 + 3 * b * u * u * t + 3 * c * u * t * t + d * t ** 3
  return [bezier(1, 0.6, 0.3, 0), bezier(0.1, 0.16, 0.42, 0.12)]
}

/** Print on a page: a strip that follows the paper between two places of `pageLine`. */
function print(side: number, half: number, from: number, to: number, z: number, deep: number, finish: Paint) {
  const steps = Math.max(2, Math.round(Math.abs(to - from) * 14))
  return group(
    ...Array.from({ length: steps }, (_, step) => {
      const [x1, y1] = pageLine(from + ((to - from) * step) / steps)
      const [x2, y2] = pageLine(from + ((to - from) * (step + 1)) / steps)
      const strip = plate(
        [side * x1 * half, y1 + 0.006],
        [side * x2 * half, y2 + 0.006],
        deep,
        0.02,
        finish,
        0.004,
      )
      strip.position.z = z
      return strip
    }),
  )
}

/** An open report: two curved pages that meet in a fold along z; text on one, a chart that stands up on the other. */
export function openReport(width: number, deep: number): Group {
  const half = width / 2
  const page = (side: 1 | -1) => {
    const shape = new Shape()
    shape.moveTo(0, 0)
    shape.lineTo(side * half, 0)
    shape.lineTo(side * half, 0.1)
    shape.bezierCurveTo(side * half * 0.6, 0.16, side * half * 0.3, 0.42, 0, 0.12)
    return pulled(shape, deep, sheet, 0)
  }
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) =>
    print(1, half, 0.1, row % 3 === 2 ? 0.36 : 0.68, (row * 0.11 - 0.28) * deep, 0.11, paint.grey),
  )
  const bars = [0.3, 0.52, 0.44, 0.76, 1.04].map((high, bar) => {
    const [x, y] = pageLine(0.14 + bar * 0.13)
    return box(
      [width * 0.055, high, width * 0.055],
      bar === 4 ? paint.red : paint.inkSoft,
      [-x * half, y - 0.03, deep * 0.24],
      0.02,
    )
  })
  return group(
    box([width + 0.2, 0.06, deep + 0.16], paint.red, [0, 0, 0], 0.03),
    put(
      group(
        page(1),
        page(-1),
        print(1, half, 0.1, 0.5, -0.4 * deep, 0.2, paint.red),
        ...rows,
        print(-1, half, 0.1, 0.5, -0.4 * deep, 0.2, paint.inkSoft),
        print(-1, half, 0.1, 0.68, -0.27 * deep, 0.11, paint.grey),
        print(-1, half, 0.1, 0.6, -0.17 * deep, 0.11, paint.grey),
        print(-1, half, 0.08, 0.74, 0.24 * deep, 0.34, paint.sandDeep),
        ...bars,
      ),
      [0, 0.05, 0],
    ),
  )
}

/** A pencil from `tip` along +x, lying on the origin, `long` in all. */
export function pencil(long: number, thick: number, finish: Paint = paint.red): Group {
  const hexagon = (radius: number, from: number, to: number, colour: Paint, end = radius) => {
    const part = turned(
      [
        [0, from],
        [radius, from],
        [end, to],
        [0, to],
      ],
      colour,
      'x',
      [0, Math.PI * 2],
      6,
    )
    part.material = colour
    return part
  }
  return put(
    group(
      hexagon(0.02, 0, thick * 0.9, paint.ink, thick * 0.36),
      hexagon(thick * 0.36, thick * 0.88, thick * 2.4, paint.tape, thick),
      hexagon(thick, thick * 2.38, long - thick * 2.4, finish),
      cylinder(thick * 1.04, thick * 1.1, paint.steelDeep, [long - thick * 1.9, 0, 0], 'x'),
      cylinder(thick * 0.96, thick * 1.2, paint.redSoft, [long - thick * 0.9, 0, 0], 'x'),
    ),
    [0, thick * 0.9, 0],
  )
}

/** A desk lamp about 5 tall whose head hangs over +x. */
export function deskLamp(): Group {
  const shade = turned(
    [
      [0, 0.44],
      [0.3, 0.4],
      [0.8, -0.2],
      [0.86, -0.2],
      [0.34, 0.5],
      [0.2, 0.62],
    ],
    paint.ink,
    'y',
  )
  const top = group(shade, ball(0.3, paint.lamp, [0, 0.02, 0]), cylinder(0.22, 0.24, paint.red, [0, 0.66, 0]))
  top.position.set(2.5, 4.0, 0)
  top.rotation.z = 0.42
  return group(
    cylinder(0.95, 0.22, paint.ink, [0, 0.11, 0], 'y', 0.86),
    cylinder(0.2, 0.3, paint.red, [0, 0.34, 0]),
    rod([0, 0.4, 0], [-0.7, 2.7, 0], 0.09, paint.inkSoft),
    cylinder(0.2, 0.34, paint.red, [-0.7, 2.7, 0], 'z'),
    rod([-0.7, 2.7, 0], [2.2, 4.62, 0], 0.08, paint.inkSoft),
    top,
  )
}

/** A letter balance: a round dial facing +z, a pan on top. */
export function letterScale(): Group {
  const needle = box([0.06, 0.62, 0.04], paint.red, [0, 0, 0], 0.02)
  needle.position.set(0.18, 1.3, 0.54)
  needle.rotation.z = -0.5
  const ticks = Array.from({ length: 11 }, (_, tick) => {
    const angle = (tick / 10) * Math.PI * 1.4 - Math.PI * 0.2
    const mark = box([0.16, 0.04, 0.03], paint.inkSoft, [0, 0, 0], 0.01)
    mark.position.set(Math.cos(angle) * 0.66, 1.1 + Math.sin(angle) * 0.66, 0.53)
    mark.rotation.z = angle
    return mark
  })
  return group(
    box([2.0, 0.2, 1.3], paint.inkSoft, [0, 0, 0], 0.08),
    box([1.7, 1.9, 0.9], paint.red, [0, 0.14, 0], 0.3),
    cylinder(0.84, 0.1, paint.white, [0, 1.1, 0.46], 'z'),
    ring(0.84, 0.06, paint.steelDeep, [0, 1.1, 0.5]),
    ...ticks,
    needle,
    cylinder(0.1, 0.06, paint.ink, [0, 1.1, 0.55], 'z'),
    cylinder(0.16, 0.4, paint.greyDeep, [0, 2.18, 0]),
    box([2.3, 0.12, 1.7], paint.steel, [0, 2.34, 0], 0.06),
    ...bothSides((side) => [box([0.08, 0.2, 1.7], paint.steel, [side * 1.12, 2.36, 0], 0.03)]),
  )
}

/** A loose sheet with a bar chart, `width` by 1.3 of it, lying at height 0. */
export function chartSheet(width: number): Group {
  return group(
    box([width, 0.03, width * 1.3], sheet, [0, 0, 0], 0.012),
    ...[0.42, 0.3].map((share, row) =>
      box(
        [width * share, 0.012, 0.09],
        row ? paint.grey : paint.inkSoft,
        [(-width * (0.78 - share)) / 2, 0.03, width * (-0.5 + row * 0.1)],
        0.004,
      ),
    ),
    ...[0.2, 0.34, 0.28, 0.48, 0.62].map((share, bar) =>
      box(
        [width * 0.11, 0.05, width * share],
        bar === 4 ? paint.red : paint.inkSoft,
        [(bar - 2) * width * 0.17, 0.02, width * (0.5 - share / 2)],
        0.012,
      ),
    ),
  )
}
