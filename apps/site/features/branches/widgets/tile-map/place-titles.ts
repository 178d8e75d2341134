import { type LabelPlace, type LabelWish, placeLabels } from '../../../../shell/parts/map/place-labels.ts'
import type { OpenedMap } from './opened-map.ts'
import { titledUntil } from './own-layers.ts'
import type { TileMark } from './tile-mark.ts'

const fontSize = 13
/** Radii of the least marks that titles are kept off, px: one that finds no room may cover the smallest. */
const leastMarks = [0, 2, 3.5]

/** How large the dots of a small map are drawn: there they are many. */
export function dotScale(zoom: number): number {
  return Math.min(1, Math.max(0.45, (zoom - 1) / 4))
}

/** Where the titles of marks stand while the map is small, beside no other mark; by code. */
export function placeTitles(
  map: Pick<OpenedMap, 'spotOf' | 'zoom'>,
  marks: readonly TileMark[],
  frame: { readonly width: number; readonly height: number },
): ReadonlyMap<string, LabelPlace> {
  if (map.zoom() >= titledUntil || frame.width === 0) return new Map()
  const shown = marks.flatMap((mark) => {
    const { x, y } = map.spotOf(mark)
    const isInside = x >= 0 && y >= 0 && x <= frame.width && y <= frame.height
    return isInside ? [{ ...mark, x: x / frame.width, y: y / frame.height }] : []
  })
  const titled = shown.filter(({ title }) => title !== null)
  const scale = dotScale(map.zoom())
  const wishes = titled.map(
    ({ x, y, size, title }): LabelWish => ({ x, y, text: title ?? '', radius: size * Math.max(0.75, scale) }),
  )
  const others = shown.filter(({ title }) => title === null)
  const tries = leastMarks.map((least) => {
    const dots = others
      .filter(({ size }) => size >= least)
      .map(({ x, y, size }): LabelWish => ({ x, y, text: '', radius: size * scale, places: [] }))
    // One that stands far off would be read as another's.
    return placeLabels([...wishes, ...dots], { frames: [frame], fontSize, near: true }).slice(
      0,
      wishes.length,
    )
  })
  const countOf = (found: (typeof tries)[number]) => found.filter((place) => place !== null).length
  const most = Math.max(...tries.map(countOf))
  const places = tries.find((found) => countOf(found) === most) ?? []
  return new Map(
    titled.flatMap(({ code }, index) => {
      const place = places[index]
      return place ? [[code, place] as const] : []
    }),
  )
}
