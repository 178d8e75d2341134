import { linear, logarithmic, type Scale, ticks } from '../../shell/parts/picture/scale.ts'

type Band = { readonly from: number; readonly to: number | null }

export type Ruler = {
  readonly scale: Scale
  /** Equal steps multiply. */
  readonly multiplies: boolean
  /** Kilograms that get a number, and the small strokes between them. */
  readonly marks: readonly number[]
  readonly strokes: readonly number[]
}

/** A band narrower than this share of the ruler could not be seen. */
const least = 0.04

/**
 * A ruler on which every band can be seen: even where it can be, by powers of ten where bands differ too much.
 * A band without an upper end runs on beyond the last boundary.
 */
export function rulerFor(bands: readonly Band[]): Ruler {
  const edges = bands.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
  const top = Math.max(...edges)
  const open = bands.some(({ to }) => to === null)
  const end = open ? top * 1.3 : top
  const even = linear(0, end)
  const widths = bands.map(({ from, to }) => even(to ?? end) - even(from))
  if (Math.min(...widths) >= least) {
    return { scale: even, multiplies: false, marks: ticks(0, end, 5), strokes: ticks(0, end, 25) }
  }
  const lowest = Math.min(...edges.filter((edge) => edge > 0))
  const first = Math.floor(Math.log10(lowest / 5))
  const last = Math.ceil(Math.log10(open ? top * 2 : top))
  const powers = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index))
  return {
    scale: logarithmic(10 ** first, 10 ** last),
    multiplies: true,
    marks: powers,
    strokes: powers.slice(0, -1).flatMap((power) => [2, 3, 4, 5, 6, 7, 8, 9].map((times) => power * times)),
  }
}
