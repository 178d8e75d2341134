import { ticks } from '../../shell/parts/picture/scale.ts'

type Curve = {
  readonly low: number | null
  readonly high: number | null
  readonly points: readonly { readonly value: number }[]
}

export type Plot = {
  /** Shares of the width and, from the top, of the height. */
  readonly spots: readonly { readonly x: number; readonly y: number }[]
  /** Share of the height, from the top, at which a value lies. */
  readonly heightOf: (value: number) => number
  /** Round values with a line across. Limits have their own. */
  readonly grid: readonly number[]
}

/** Room at both ends of the line for its dots, as a share of the width. */
const inset = 0.006
/** Room above the highest and below the lowest value, as a share of the height. */
const air = 0.13

/** Where the points of a curve lie. Limits are always in the picture. The axis need not start at zero. */
export function plotOf({ points, low, high }: Curve): Plot {
  const values = [...points.map(({ value }) => value), ...[low, high].filter((one) => one !== null)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || 1
  const bottom = least - span * air
  const top = most + span * air
  const heightOf = (value: number) => (top - value) / (top - bottom)
  const limits = [low, high].filter((one) => one !== null)
  return {
    heightOf,
    spots: points.map(({ value }, index) => ({
      x: inset + (index / (points.length - 1)) * (1 - 2 * inset),
      y: heightOf(value),
    })),
    grid: ticks(bottom, top, 5).filter(
      (tick) => !limits.some((limit) => Math.abs(limit - tick) < span * 0.06),
    ),
  }
}

/** Path through spots in a box of 1000 by 1000 that is stretched over the plot. */
export function pathThrough(spots: Plot['spots']): string {
  return spots
    .map(({ x, y }, index) => `${index ? 'L' : 'M'}${Math.round(x * 1000)} ${Math.round(y * 1000)}`)
    .join('')
}

/** Share of the width that the name of a limit takes, and of the height that it stands above or under its line. */
const nameWidth = 0.3
const nameHeight = 0.05

/** At which end of a limit's line its name is further from the curve: the end of the way if both are alike. */
export function clearerEnd({ spots, heightOf }: Plot, limit: number, above: boolean): 'start' | 'end' {
  const y = heightOf(limit) + (above ? -nameHeight : nameHeight)
  const room = (near: (x: number) => boolean) =>
    Math.min(...spots.filter((spot) => near(spot.x)).map((spot) => Math.abs(spot.y - y)))
  const [start, end] = [room((x) => x <= nameWidth), room((x) => x >= 1 - nameWidth)]
  return end < 0.12 && start > end ? 'start' : 'end'
}
