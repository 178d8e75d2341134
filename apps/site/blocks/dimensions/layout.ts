/** A thing's measures, in millimetres. */
type Measures = { readonly length: number; readonly width: number; readonly height: number }

/** A box of the drawing that stands on the ground; `x` is its left edge, in the drawing's units. */
export type Box = {
  readonly x: number
  readonly ground: number
  readonly width: number
  readonly height: number
}

type Layout = {
  readonly width: number
  readonly height: number
  /** Seen along its length, and along its width. */
  readonly long: Box
  readonly short: Box
  /** Somebody to compare with; null beside things far smaller or larger. */
  readonly person: Box | null
}

/** Somebody of 1.7 m. */
export const personHeight = 1700
const personWidth = 500

const gutter = 28
const gap = 72
/** Room over the highest thing for the figure of a height. */
const head = 30
/** Room under the ground for a measure line, its figure and the name of the view. */
const foot = 64
const wide = 760

/** Both views on one ground at one scale; on a narrow drawing one above the other, still at one scale. */
export function layoutViews(measures: Measures, room: 'wide' | 'narrow'): Layout {
  const { length, width, height } = measures
  const withPerson = Math.max(length, width, height) >= 300 && Math.max(length, width, height) <= 25_000
  const tallest = withPerson ? Math.max(height, personHeight) : height
  const person = withPerson ? personWidth : 0
  const gaps = withPerson ? 2 * gap : gap
  if (room === 'wide') {
    const scale = Math.min((wide - gutter - gaps) / (length + width + person), 340 / tallest)
    const ground = head + tallest * scale
    const long = boxAt(gutter, ground, length * scale, height * scale)
    const short = boxAt(long.x + long.width + gap, ground, width * scale, height * scale)
    const beside = short.x + short.width + gap / 2
    return {
      width: Math.ceil(beside + person * scale + gap / 2),
      height: ground + foot,
      long,
      short,
      person: withPerson ? personAt(beside, ground, scale) : null,
    }
  }
  const narrow = 336
  const scale = Math.min(
    (narrow - gutter - 8) / length,
    (narrow - gutter - (withPerson ? gap / 2 : 0) - 8) / (width + person),
    260 / tallest,
  )
  const first = head + height * scale
  const second = first + foot + head + tallest * scale
  const long = boxAt(gutter, first, length * scale, height * scale)
  const short = boxAt(gutter, second, width * scale, height * scale)
  return {
    width: narrow,
    height: second + foot,
    long,
    short,
    person: withPerson ? personAt(short.x + short.width + gap / 2, second, scale) : null,
  }
}

function personAt(x: number, ground: number, scale: number): Box {
  return boxAt(x, ground, personWidth * scale, personHeight * scale)
}

function boxAt(x: number, ground: number, width: number, height: number): Box {
  const tenth = (value: number) => Math.round(value * 10) / 10
  return { x: tenth(x), ground: tenth(ground), width: tenth(width), height: tenth(height) }
}
