import type { DataText } from '@hongyan/locales'
import { toTraditional } from '@hongyan/locales/traditional'
import type { Spot } from '../../apps/site/features/branches/coast/clip-ring.ts'
import { onLand } from '../../apps/site/features/branches/coast/on-land.ts'
import { streets as names, streetWords } from './streets.ts'

/** A branch with the street of its address. */
type StreetBranch = {
  readonly longitude: number
  readonly latitude: number
  readonly address: DataText
}

/** Km around a branch that have streets: all of them near it, the main ones as far as the town goes. */
const reach = { minor: 2.2, major: 6 }
/** Km between two of them. */
const apart = { minor: 0.4, major: 1.2 }
const kmPerDegree = 111.195

/**
 * Streets around branches: fictional, as their names are. One net for a town, with the street of each
 * address led through its branch; what would lie in water is left out.
 */
export function sampleStreets(
  branches: readonly StreetBranch[],
  land: readonly (readonly Spot[])[],
): GeoJSON.Feature[] {
  const [first] = branches
  if (first === undefined) return []
  const shrink = Math.cos((first.latitude * Math.PI) / 180)
  // Turned a little, another way in each town.
  const turn = (((first.longitude * 31 + first.latitude * 17) % 1) - 0.5) * 0.6
  const [east, north] = [Math.cos(turn), Math.sin(turn)]
  const planeOf = ({ longitude, latitude }: { readonly longitude: number; readonly latitude: number }) => {
    const x = (longitude - first.longitude) * kmPerDegree * shrink
    const y = (latitude - first.latitude) * kmPerDegree
    return { x: x * east + y * north, y: y * east - x * north }
  }
  const spotOf = ({ x, y }: Spot): Spot => ({
    x: first.longitude + (x * east - y * north) / kmPerDegree / shrink,
    y: first.latitude + (x * north + y * east) / kmPerDegree,
  })
  const middles = branches.map(planeOf)
  const isNear = (spot: Spot, within: number) =>
    middles.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < within)
  const isDry = (spot: Spot) => onLand(land, spotOf(spot))
  const line = (along: 'x' | 'y', at: number, start: number, end: number) => {
    const pieces: Spot[][] = []
    let piece: Spot[] = []
    const within = reach[widthOf(at)]
    for (let way = start; way <= end + 1e-6; way += apart.minor) {
      const spot = along === 'x' ? { x: way, y: at } : { x: at, y: way }
      if (isNear(spot, within) && isDry(spot)) piece.push(spot)
      else {
        pieces.push(piece)
        piece = []
      }
    }
    return [...pieces, piece].flatMap((one) => {
      const [from, to] = [one[0], one.at(-1)]
      return from && to && one.length > 1 ? [[spotOf(from), spotOf(to)]] : []
    })
  }
  const steps = (values: readonly number[], step: number) => {
    const from = Math.floor((Math.min(...values) - reach.major) / step)
    const to = Math.ceil((Math.max(...values) + reach.major) / step)
    return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step)
  }
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [wide, high] = [steps(xs, apart.minor), steps(ys, apart.minor)]
  const span = (values: readonly number[]) => [values[0] ?? 0, values.at(-1) ?? 0] as const
  const net = [
    ...high.flatMap((at) => line('x', at, ...span(wide)).map((ends) => netRoad(ends, at, 'x'))),
    ...wide.flatMap((at) => line('y', at, ...span(high)).map((ends) => netRoad(ends, at, 'y'))),
  ]
  const own = branches.flatMap((branch, index) => {
    const middle = middles[index]
    const name = names.find(({ zh }) => branch.address.zh.includes(zh))
    if (middle === undefined || name === undefined) return []
    const hant = hantOf(name.zh, branch.address)
    const ends = [-1, 1].map((side) => spotOf({ x: middle.x + side * reach.minor * 0.8, y: middle.y }))
    const dry = ends.every((spot) => onLand(land, spot))
    return dry
      ? [asRoad(ends, 'major_road', { name: name.zh, 'name:zh-Hant': hant, 'name:en': name.en })]
      : []
  })
  return [...net, ...own]
}

/** A street of the net. Every second main one has a name, roads along and streets across: more would make the archive too large. */
function netRoad(ends: readonly Spot[], at: number, along: 'x' | 'y'): GeoJSON.Feature {
  const width = widthOf(at)
  if (width === 'minor') return asRoad(ends, 'minor_road')
  const nth = Math.round(at / apart.major)
  const word = nth % 2 === 0 ? streetWords.at((nth / 2) % streetWords.length) : undefined
  if (word === undefined) return asRoad(ends, 'major_road')
  const [zh, en] = along === 'x' ? [`${word.zh}路`, `${word.en} Road`] : [`${word.zh}街`, `${word.en} Street`]
  return asRoad(ends, 'major_road', { name: zh, 'name:zh-Hant': toTraditional(zh), 'name:en': en })
}

/** Every third is a main one. */
function widthOf(at: number): 'major' | 'minor' {
  return Math.abs(Math.round(at / apart.major) * apart.major - at) < 0.01 ? 'major' : 'minor'
}

/** The same characters of the address in Hong Kong's letters: both have them at one place from the end. */
function hantOf(name: string, address: DataText): string {
  const plain = address.zh
  const at = plain.indexOf(name) - plain.length
  return address.hk.slice(at, at + name.length)
}

function asRoad(
  ends: readonly Spot[],
  kind: string,
  names: Readonly<Record<string, string>> = {},
): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: ends.map(({ x, y }) => [x, y]) },
    properties: { kind, ...names },
  }
}
