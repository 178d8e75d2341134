import {
  type LabelPlace,
  type LabelWish,
  labelBox,
  placeLabels,
} from '../../../../shell/parts/map/place-labels.ts'
import type { Point } from '../../branch-answer.ts'
import type { MapBox, MapLine, OpenedMap } from './opened-map.ts'
import { titledUntil } from './own-layers.ts'
import type { TileMark } from './tile-mark.ts'

/** Px of a title, as the style sheet has it. */
const titleSize = 13
/** Radii of the least marks that titles are kept off, px: one that finds no room may cover the smallest. */
const leastMarks = [0, 2, 3.5]

/** How large the dots of a small map are drawn: there they are many. */
export function dotScale(zoom: number): number {
  return Math.min(1, Math.max(0.45, (zoom - 1) / 4))
}

/** Px by which a title is nearer to its own mark than to any other: a long one reaches further. */
const clear = { short: 4, long: 16 }

type Titled = { readonly text: string; readonly place: LabelPlace; readonly box: MapBox }

/** Where the titles of marks stand while the map is small, beside no other mark and no button; by code. */
export function placeTitles(
  map: Pick<OpenedMap, 'spotOf' | 'zoom'>,
  marks: readonly TileMark[],
  frame: { readonly width: number; readonly height: number },
  {
    lines = [],
    buttons = [],
    letters = 1,
  }: {
    readonly lines?: readonly MapLine[]
    readonly buttons?: readonly MapBox[]
    /** How much larger than usual the letters are. */
    readonly letters?: number
  } = {},
): ReadonlyMap<string, Titled> {
  if (map.zoom() >= titledUntil || frame.width === 0) return new Map()
  const shareOf = (point: Point) => {
    const { x, y } = map.spotOf(point)
    return { x: x / frame.width, y: y / frame.height }
  }
  const shown = marks.flatMap((mark) => {
    const { x, y } = shareOf(mark)
    return Math.min(x, y) >= 0 && Math.max(x, y) <= 1 ? [{ ...mark, x, y }] : []
  })
  const fontSize = titleSize * letters
  const titled = shown.filter(({ title }) => title !== null)
  const scale = dotScale(map.zoom())
  const others = shown.filter(({ title }) => title === null)
  const held = buttons.map(({ left, top, right, bottom }): LabelWish => {
    const [x, y] = [(left + right) / 2 / frame.width, (top + bottom) / 2 / frame.height]
    return { x, y, text: '', radius: (right - left) / 2, places: [] }
  })
  const ways = lines.map(({ ends }) => ({ points: ends.map(shareOf), px: 3, share: 0 }))
  const isStated = titled.some(({ titleWithState }) => titleWithState !== undefined)
  const placed = (isLong: boolean, keptOff: typeof ways, least: number) => {
    const wishes = titled.map(({ x, y, size, title, titleWithState }): LabelWish => {
      const long = isLong ? titleWithState : undefined
      const radius = size * Math.max(0.75, scale)
      return { x, y, radius, text: long ?? title ?? '', clear: long === undefined ? clear.short : clear.long }
    })
    const dots = others
      .filter(({ size }) => size >= least)
      .map(({ x, y, size }): LabelWish => ({ x, y, text: '', radius: size * scale, places: [] }))
    // One that stands far off would be read as another's.
    const places = placeLabels([...wishes, ...dots, ...held], {
      frames: [frame],
      fontSize,
      near: true,
      keptOff,
    })
    return wishes.map((wish, index) => ({ wish, place: places[index] ?? null }))
  }
  // With what happens there before the name alone, and off the lines before across them.
  const tries = [
    ...(isStated ? [leastMarks.map((least) => placed(true, ways, least))] : []),
    ...[ways, ...(ways.length > 0 ? [[]] : [])].map((keptOff) =>
      leastMarks.map((least) => placed(false, keptOff, least)),
    ),
  ].flat()
  const countOf = (found: (typeof tries)[number]) => found.filter(({ place }) => place !== null).length
  const most = Math.max(...tries.map(countOf))
  const names = tries.find((found) => countOf(found) === most) ?? []
  return new Map(
    titled.flatMap(({ code }, index) => {
      const { wish, place } = names[index] ?? {}
      if (!wish || !place) return []
      return [[code, { text: wish.text, place, box: labelBox(wish, place, frame, fontSize) }] as const]
    }),
  )
}
