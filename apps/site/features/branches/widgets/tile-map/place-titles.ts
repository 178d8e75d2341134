import { type LabelPlace, type LabelWish, placeLabels } from '../../../../shell/parts/map/place-labels.ts'
import type { OpenedMap } from './opened-map.ts'
import { titledUntil } from './own-layers.ts'
import type { TileMark } from './tile-marks.tsx'

const fontSize = 13
/** Radii of the least marks that titles are kept off, px: one that finds no room may cover the smallest. */
const leastMarks = [0, 2, 3.5]

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
  const wishes = titled.map(({ x, y, size, title }): LabelWish => ({ x, y, text: title ?? '', radius: size }))
  const others = shown.filter(({ title }) => title === null)
  const tries = leastMarks.map((least) => {
    const dots = others
      .filter(({ size }) => size >= least)
      .map(({ x, y, size }): LabelWish => ({ x, y, text: '', radius: size, places: [] }))
    return placeLabels([...wishes, ...dots], { frames: [frame], fontSize }).slice(0, wishes.length)
  })
  const places = tries.find((found) => !found.includes(null)) ?? tries.at(-1) ?? []
  return new Map(
    titled.flatMap(({ code }, index) => {
      const place = places[index]
      return place ? [[code, place] as const] : []
    }),
  )
}
