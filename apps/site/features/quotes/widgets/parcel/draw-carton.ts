import type { boxSides } from '@hongyan/domain/quotes/box-presets'

type Sides = (typeof boxSides)[keyof typeof boxSides]
type Point = readonly [x: number, y: number]

/** A closed box in parallel projection, as SVG points, standing in the middle of the frame's floor. */
export type DrawnCarton = {
  readonly left: string
  readonly right: string
  readonly top: string
  /** The tape over the lid and down the front; empty for what has none. */
  readonly tape: string
}

/** The room a box is drawn in. */
export const cartonFrame = { width: 96, height: 76 } as const

const cos = Math.sqrt(3) / 2
const sin = 1 / 2
/** Below this height, mm, it is an envelope without a tape. */
const flat = 20

/** One scale at which each of the boxes fits the frame, so that they can be compared. */
export function cartonScale(boxes: readonly Sides[]): number {
  const { width: room, height: high } = cartonFrame
  return Math.min(
    ...boxes.map(({ length, width, height }) =>
      Math.min(room / ((length + width) * cos), high / ((length + width) * sin + height)),
    ),
  )
}

/** Draws a box at so many units a millimetre. */
export function drawCarton(sides: Sides, scale: number): DrawnCarton {
  const [l, w, h] = [sides.length * scale, sides.width * scale, sides.height * scale]
  const start = (cartonFrame.width - (w + l) * cos) / 2 + l * cos
  const rise = cartonFrame.height - (w + l) * sin - h
  const at = (x: number, y: number, z: number): Point => [start + (x - y) * cos, rise + (x + y) * sin + h - z]
  const [from, to, down] = [w * 0.41, w * 0.59, h * 0.7]
  return {
    left: points([at(0, l, 0), at(w, l, 0), at(w, l, h), at(0, l, h)]),
    right: points([at(w, l, 0), at(w, 0, 0), at(w, 0, h), at(w, l, h)]),
    top: points([at(0, 0, h), at(w, 0, h), at(w, l, h), at(0, l, h)]),
    tape:
      sides.height < flat
        ? ''
        : points([
            at(from, 0, h),
            at(to, 0, h),
            at(to, l, h),
            at(to, l, down),
            at(from, l, down),
            at(from, l, h),
          ]),
  }
}

function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ')
}
