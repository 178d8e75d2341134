type Point = readonly [x: number, y: number]

/** Sides of a box in any unit. */
export type Sides = { readonly length: number; readonly width: number; readonly height: number }

/** A box in parallel projection, all three sides by one scale. Polygons are SVG points. */
export type DrawnBox = {
  readonly width: number
  readonly height: number
  /** The part the weight fills, from the floor up. */
  readonly full: { readonly left: string; readonly right: string; readonly top: string }
  /** The part above it; null when the weight fills the box. */
  readonly air: {
    readonly left: string
    readonly right: string
    readonly top: string
    readonly edge: string
  } | null
  /** Where the three sides are measured, and where their names stand. */
  readonly measures: {
    readonly length: Measure
    readonly width: Measure
    readonly height: Measure
  }
}

export type Measure = { readonly line: readonly [Point, Point]; readonly label: Point }

const cos = Math.sqrt(3) / 2
const sin = 1 / 2
const gap = 10

/**
 * Draws a box at so many units a side unit, filled to a share of its height. The width runs down to the left of the
 * front corner, the length up to the right of it.
 */
export function drawBox({ length, width, height }: Sides, scale: number, share: number): DrawnBox {
  const [l, w, h] = [length * scale, width * scale, height * scale]
  const left = l * cos
  const at = (x: number, y: number, z: number): Point => [left + (x - y) * cos, (x + y) * sin + h - z]
  const fill = Math.min(1, Math.max(0, share)) * h
  const faces = (from: number, to: number) => ({
    left: points([at(0, l, from), at(w, l, from), at(w, l, to), at(0, l, to)]),
    right: points([at(w, l, from), at(w, 0, from), at(w, 0, to), at(w, l, to)]),
    top: points([at(0, 0, to), at(w, 0, to), at(w, l, to), at(0, l, to)]),
  })
  const front = at(w, l, 0)
  const leftCorner = at(0, l, 0)
  const rightCorner = at(w, 0, 0)
  return {
    width: (w + l) * cos,
    height: (w + l) * sin + h,
    full: faces(0, fill),
    air:
      fill < h ? { ...faces(fill, h), edge: points([at(0, l, fill), at(w, l, fill), at(w, 0, fill)]) } : null,
    measures: {
      width: measure(leftCorner, front, [-gap * sin, gap * cos], [-6, 14]),
      length: measure(front, rightCorner, [gap * sin, gap * cos], [6, 14]),
      height: measure(leftCorner, at(0, l, h), [-gap, 0], [-6, 4]),
    },
  }
}

/** The scale at which boxes fit a frame beside each other, the same for all of them. */
export function commonScale(
  boxes: readonly Sides[],
  frame: { readonly width: number; readonly height: number },
): number {
  const widths = boxes.reduce((sum, { length, width }) => sum + (length + width) * cos, 0)
  const tallest = Math.max(...boxes.map(({ length, width, height }) => (length + width) * sin + height))
  return Math.min(frame.width / widths, frame.height / tallest)
}

function measure([x1, y1]: Point, [x2, y2]: Point, [dx, dy]: Point, [lx, ly]: Point): Measure {
  return {
    line: [
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
    ],
    label: [(x1 + x2) / 2 + dx + lx, (y1 + y2) / 2 + dy + ly],
  }
}

function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
