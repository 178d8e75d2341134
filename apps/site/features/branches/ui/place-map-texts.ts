import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import type { LabelPlace } from '../../../shell/parts/map/place-labels.ts'
import type { AreaPath, BranchAnswer, BranchView } from '../branch-answer.ts'
import type { LocalMap, Spot } from './local-map.ts'
import { freeSpot, type PlacedName, placeNames } from './map-names.ts'
import { placeWayNames, type WayName } from './place-way-names.ts'
import type { FinderWords } from './words.ts'

/** A name on the drawn map, by what it names; `key` is its code. A sign points to a district beyond the edge. */
type MapName = Spot & {
  readonly kind: 'branch' | 'origin' | 'area' | 'sign'
  readonly key: string
  readonly text: string
  readonly radius: number
  readonly padding?: number
  readonly reach?: number
  readonly places?: readonly LabelPlace[]
}

/** A circle around the origin, with the spot of its words; null where they have no room. */
type Ring = { readonly km: number; readonly text: string; readonly spot: Spot | null }

type MapTextsSetting = {
  readonly answer: BranchAnswer
  readonly map: LocalMap
  /** Width ÷ height. */
  readonly ratio: number
  /** Widths at which all of it must hold, px. */
  readonly widths: readonly number[]
  readonly centre: Spot
  readonly spots: readonly (Spot & { readonly branch: BranchView })[]
  /** Whether branches are named. */
  readonly isNaming: boolean
  /** Radius of a mark, px. */
  readonly size: number
  /** Whether the sketch of roads lies under the map, whose names are then written. */
  readonly isSketched: boolean
  readonly locale: LocaleId
  readonly words: FinderWords
}

/** Branches that are named where there is room: the first of the list. */
const namedBranches = 12
/** Px from a mark to its name, with a line between. */
const furthest = 22
/** Distances that rings are drawn at, km: what people walk, and what they would not. */
const ringsKm = [1, 3, 10, 30, 100, 300]
/** More of them would be all one sees. */
const mostRings = 2
/** Least reach of a ring, as a share of the width of the map, and most of one. */
const [leastReach, mostReach] = [0.075, 0.55]
/** Share of the width that the line of the scale takes at most. */
export const scaleShare = 0.22
/** Px around the words of a sign, in its frame. */
const signPadding = 6
/** Px that the cross of the origin takes to each side. */
const crossSize = 8
/** Where the words of a ring may stand on it, turned from north. */
const turns = [0, 180, 40, -40, 140, -140, 90, -90]

/** Places every word of the drawn map so that none covers a mark or another: branches, origin, districts, distances. */
export function placeMapTexts(setting: MapTextsSetting): {
  readonly names: readonly PlacedName<MapName>[]
  readonly rings: readonly Ring[]
  readonly ways: readonly WayName[]
} {
  const { answer, map, ratio, widths, centre, spots, size, isNaming, isSketched, locale, words } = setting
  const frames = widths.map((width) => ({ width, height: width / ratio }))
  const marks = [
    ...spots.map(({ x, y }) => ({ x, y, radius: size })),
    { ...centre, radius: crossSize },
    ...frames.flatMap(cornersOf),
  ]
  const branches = spots.slice(0, isNaming ? namedBranches : 0).map(
    ({ branch, x, y }): MapName => ({
      kind: 'branch',
      key: branch.code,
      text: shortName(branch.name, answer.origin),
      radius: size,
      reach: furthest,
      x,
      y,
    }),
  )
  const origin: MapName = {
    kind: 'origin',
    key: 'origin',
    text: originText(answer, words),
    radius: crossSize,
    ...centre,
  }
  // The one that was asked for is named in its middle.
  const own = answer.origin.kind === 'area' ? answer.origin.area.at(-1)?.code : null
  const neighbours = answer.places.filter(({ code }) => code !== own)
  const [firsts, ...others] = Array.from({ length: mostSpots }, (_, nth) =>
    neighbours.flatMap((place) => areaName(place, nth, { map, places: answer.places })),
  )
  const names = placeNames([[origin], branches, firsts ?? [], ...others], marks, frames)
  const rings = ringsOf(answer, map).map((km): Ring => {
    const text = fill(words.map.scale, { km: formatNumber(locale, km) })
    const around = turns.map((turn) => {
      const angle = (turn * Math.PI) / 180
      const reach = km / map.widthKm
      return { x: centre.x + reach * Math.sin(angle), y: centre.y - reach * ratio * Math.cos(angle) }
    })
    return { km, text, spot: freeSpot(text, around, marks, names, frames) }
  })
  const ways = isSketched ? placeWayNames(answer.ways, { map, frames, marks, names, rings }) : []
  return { names, rings, ways }
}

/** Spots of one district that are tried. */
const mostSpots = 5
/** Where the name of a district may stand at a spot of its own: on it, else a little above or below. */
const atSpot = [0, -9, 9].map((dy): LabelPlace => ({ dx: 0, dy, anchor: 'middle', led: false }))
/** Share of a side that a name on the edge stands off it. */
const edge = 0.04

/**
 * A district by name at one of its spots; of one whose middle is not on the map but some of whose land is, on the edge
 * and with an arrow that points to it. Empty where it has no such spot.
 */
function areaName(
  { code, name, spots, ...middle }: BranchAnswer['places'][number],
  nth: number,
  { map, places }: Pick<MapTextsSetting, 'map'> & Pick<BranchAnswer, 'places'>,
): readonly MapName[] {
  const { x, y } = map.spotOf(middle)
  const base = { kind: 'area', key: code, radius: 0 } as const
  if (isWithin({ x, y })) {
    const [longitude, latitude] = spots[nth] ?? (nth === 0 ? [middle.longitude, middle.latitude] : [])
    if (longitude === undefined || latitude === undefined) return []
    const spot = map.spotOf({ longitude, latitude })
    return isWithin(spot) ? [{ ...base, ...spot, text: name, places: atSpot }] : []
  }
  if (nth > 0 || !reachesMap(code, places, map)) return []
  // Where the line to it leaves the map.
  const share = (0.5 - edge) / Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))
  const at = { x: 0.5 + (x - 0.5) * share, y: 0.5 + (y - 0.5) * share }
  const sign = { ...base, ...at, kind: 'sign', padding: signPadding } as const
  if (Math.abs(y - 0.5) > Math.abs(x - 0.5))
    return [{ ...sign, text: `${name} ${y < 0.5 ? '↑' : '↓'}`, places: alongEdge }]
  return x < 0.5
    ? [{ ...sign, text: `← ${name}`, places: upTheEdge('start') }]
    : [{ ...sign, text: `${name} →`, places: upTheEdge('end') }]
}

/** Spots of the edge of a map. */
const edges = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].flatMap((share) => [
  { x: share, y: 0.05 },
  { x: share, y: 0.95 },
  { x: 0.05, y: share },
  { x: 0.95, y: share },
])

/** Whether some of the edge of a map is nearer to the middle of a district than to that of any other. */
function reachesMap(code: string, places: BranchAnswer['places'], map: LocalMap): boolean {
  const middles = places.map((place) => ({ code: place.code, ...map.spotOf(place) }))
  return edges.some((spot) => {
    const away = middles.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))
    return middles[away.indexOf(Math.min(...away))]?.code === code
  })
}

const isWithin = ({ x, y }: Spot) => x > edge && x < 1 - edge && y > edge && y < 1 - edge

const alongEdge = [0, -40, 40].map((dx): LabelPlace => ({ dx, dy: 0, anchor: 'middle', led: false }))
const upTheEdge = (anchor: 'start' | 'end') =>
  [0, -22, 22].map((dy): LabelPlace => ({ dx: 0, dy, anchor, led: false }))

/** Least characters that say of a Chinese name which branch it is: `福田营业部` of `深圳福田营业部`, but `九龙城服务点`. */
const leastLeft = 5

/** The name of a branch without the province and the city that all of the map lies in. */
function shortName(name: string, { area }: BranchAnswer['origin']): string {
  return area.slice(0, 2).reduce((left, { name: around }) => {
    if (left.endsWith(`, ${around}`)) return left.slice(0, -around.length - 2)
    const bare = around.replace(/[省市]$/, '')
    const rest = left.slice(bare.length)
    return left.startsWith(bare) && /^\p{Script=Han}{2}/u.test(rest) && rest.length >= leastLeft ? rest : left
  }, name)
}

/** What stands in corners of a map, as circles that no name covers: north, the scale, the button that opens it. */
function cornersOf({ width, height }: { readonly width: number; readonly height: number }) {
  const circle = (right: number, y: number, radius: number) => ({
    x: 1 - right / width,
    y: y / height,
    radius,
  })
  const button = [44, 84, 124].map((right) => circle(right, height - 34, 24))
  // The scale takes a share of the width, its words follow.
  const scale = Array.from({ length: Math.ceil((width * scaleShare + 70) / 20) }, (_, at) =>
    circle(width - 16 - at * 20, height - 19, 11),
  )
  return [circle(22, 28, 20), ...button, ...scale]
}

/** What the middle of a place that nobody named is called after: its city; in Hong Kong, its part of it. */
export function centreName([first, second]: AreaPath): string {
  const named = /^8[12]/.test(first?.code ?? '') ? (second ?? first) : first
  return withoutKind(named?.name ?? '')
}

/** A region is named without its kind. */
const withoutKind = (area: string): string => area.replace(/(特别行政区|特別行政區)$/, '')

function originText({ origin }: BranchAnswer, { map }: FinderWords): string {
  if (origin.kind === 'position') return map.here
  const area = origin.kind === 'area' ? withoutKind(origin.area.at(-1)?.name ?? '') : centreName(origin.area)
  return area === '' ? '' : fill(map.centre, { area })
}

/** Circles of two distances; of a bound where nothing lies within it, as the map then shows it whole. */
function ringsOf({ radiusKm, items }: BranchAnswer, { widthKm }: LocalMap): readonly number[] {
  if (radiusKm !== null && items.length === 0) return [radiusKm]
  return ringsKm.filter((km) => km >= widthKm * leastReach && km < widthKm * mostReach).slice(0, mostRings)
}
