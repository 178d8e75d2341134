import { type LocaleId, textIn } from '@hongyan/locales'
import type { NamedWay } from '../branch-answer.ts'
import type { Spot } from '../coast/clip-ring.ts'
import type { CoastWindow } from '../coast/coast-address.ts'
import { cutLine } from './cut-line.ts'
import { showsSketch } from './draw-sketch.ts'
import { type Way, type WayKind, waysIn } from './ways.ts'

/** Names on one map; for more there is no room beside those of branches. */
const most = 24
/** Which are named first, of one length. */
const weights: Readonly<Record<WayKind, number>> = {
  ring: 3,
  river: 3,
  street: 2,
  tunnel: 1,
  lake: 4,
  park: 4,
}
/** Least length in a window that a line is named for, as a share of its width. */
const leastShare = 0.1

/** What is sketched of a window by name, what is seen most of first: a line within it, or the middle of an area. */
export function namedWays(window: CoastWindow, locale: LocaleId): readonly NamedWay[] {
  if (!showsSketch(window)) return []
  const shrink = Math.cos((((window.north + window.south) / 2) * Math.PI) / 180)
  const lengthOf = (line: readonly Spot[]) =>
    line.reduce((sum, to, at) => {
      const from = line[at - 1] ?? to
      return sum + Math.hypot((to.x - from.x) * shrink, to.y - from.y)
    }, 0)
  const across = (window.east - window.west) * shrink
  const shown = waysIn(window)
    .map((way) => {
      const line = seenOf(way, window, lengthOf)
      const length = way.kind === 'lake' || way.kind === 'park' ? lengthOf(way.line) / 2 : lengthOf(line)
      return { way, line, share: length / across }
    })
    .filter(({ line, share }) => line.length > 0 && share >= leastShare)
    .sort((one, other) => other.share * weights[other.way.kind] - one.share * weights[one.way.kind])
  const firsts = shown.filter(
    ({ way }, at) => shown.findIndex((other) => other.way.name.en === way.name.en) === at,
  )
  return firsts.slice(0, most).map(({ way, line }) => ({
    name: textIn(way.name, locale),
    kind: way.kind === 'park' ? 'park' : way.kind === 'river' || way.kind === 'lake' ? 'water' : 'road',
    line: line.map(({ x, y }) => [rounded(x), rounded(y)]),
  }))
}

/** The longest stretch of a line in a window; the middle of an area, where it lies in the window. */
function seenOf(way: Way, window: CoastWindow, lengthOf: (line: readonly Spot[]) => number): readonly Spot[] {
  const frame = { left: window.west, top: window.south, right: window.east, bottom: window.north }
  if (way.kind === 'lake' || way.kind === 'park') {
    const { west, south, east, north } = way.bounds
    const [x, y] = [(west + east) / 2, (south + north) / 2]
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom ? [{ x, y }] : []
  }
  return cutLine(way.line, frame).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? []
}

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
