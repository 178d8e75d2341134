import { fill, formatNumber, type LocaleId } from '@hongyan/locales'
import type { BranchAnswer, BranchView } from '../branch-answer.ts'
import { type LocalMap, roundKm, type Spot } from './local-map.ts'
import { freeSpot, type PlacedName, placeNames } from './map-names.ts'
import type { FinderWords } from './words.ts'

/** A name on the drawn map, by what it names; `key` is its code. */
type MapName = Spot & {
  readonly kind: 'branch' | 'origin' | 'area'
  readonly key: string
  readonly text: string
  readonly radius: number
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
  /** Radius of a mark, px. */
  readonly size: number
  readonly locale: LocaleId
  readonly words: FinderWords
}

/** Branches that are named where there is room: the first of the list. */
const namedBranches = 12
/** Rings around the origin without a bound: more are no help. */
const mostRings = 4
/** Rings within a bound, as shares of it. */
const shares = [0.2, 0.6, 1]
/** Share of the width that the line of the scale takes at most. */
export const scaleShare = 0.22
/** Px that the cross of the origin takes to each side. */
const crossSize = 8
/** Where the words of a ring may stand on it, turned from north. */
const turns = [0, 180, 40, -40, 140, -140, 90, -90]

/** Places every word of the drawn map so that none covers a mark or another: branches, origin, districts, distances. */
export function placeMapTexts(setting: MapTextsSetting): {
  readonly names: readonly PlacedName<MapName>[]
  readonly rings: readonly Ring[]
} {
  const { answer, map, ratio, widths, centre, spots, size, locale, words } = setting
  const frames = widths.map((width) => ({ width, height: width / ratio }))
  const marks = [
    ...spots.map(({ x, y }) => ({ x, y, radius: size })),
    { ...centre, radius: crossSize },
    ...frames.flatMap(cornersOf),
  ]
  const branches = spots.slice(0, namedBranches).map(
    ({ branch, x, y }): MapName => ({
      kind: 'branch',
      key: branch.code,
      text: shortName(branch.name, answer.origin),
      radius: size,
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
  const areas = answer.places
    .map(
      ({ code, name, ...point }): MapName => ({
        kind: 'area',
        key: code,
        text: name,
        radius: 0,
        ...map.spotOf(point),
      }),
    )
    .filter(({ x, y }) => x > 0.03 && x < 0.97 && y > 0.03 && y < 0.97)
  const names = placeNames([[origin], branches, areas], marks, frames)
  const rings = ringsOf(answer, map).map((km): Ring => {
    const text = fill(words.map.scale, { km: formatNumber(locale, km) })
    const around = turns.map((turn) => {
      const angle = (turn * Math.PI) / 180
      const reach = km / map.widthKm
      return { x: centre.x + reach * Math.sin(angle), y: centre.y - reach * ratio * Math.cos(angle) }
    })
    return { km, text, spot: freeSpot(text, around, marks, names, frames) }
  })
  return { names, rings }
}

/** Least characters that say of a Chinese name which branch it is: `福田营业部` of `深圳福田营业部`. */
const leastLeft = 4

/** The name of a branch without the province and the city that all of the map lies in. */
function shortName(name: string, { kind, area }: BranchAnswer['origin']): string {
  if (kind !== 'area') return name
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

/** What a middle is named after: the city of a region that is one. */
export const centreName = (area: string): string => area.replace(/(特别行政区|特別行政區)$/, '市')

function originText({ origin }: BranchAnswer, { map }: FinderWords): string {
  if (origin.kind === 'position') return map.here
  const area = origin.area.at(origin.kind === 'area' ? -1 : 0)
  return area === undefined ? '' : fill(map.centre, { area: centreName(area.name) })
}

function ringsOf({ radiusKm }: BranchAnswer, { widthKm }: LocalMap): readonly number[] {
  if (radiusKm !== null) return shares.map((share) => Math.round(radiusKm * share))
  const step = roundKm(widthKm, 0.22)
  // So many that the furthest mark lies within one.
  return Array.from({ length: Math.min(mostRings, Math.ceil(widthKm / step)) }, (_, at) => (at + 1) * step)
}
