import { meets } from '../../../shell/parts/map/free-lines.ts'
import { nameSize } from '../../../shell/parts/map/map-label.tsx'
import { labelBox } from '../../../shell/parts/map/place-labels.ts'
import { textWidth } from '../../../shell/parts/map/text-size.ts'
import type { NamedWay } from '../branch-answer.ts'
import type { LocalMap, Spot } from './local-map.ts'
import type { PlacedName } from './map-names.ts'

/** Size of the name of a road, px; the style sheet says the same. */
const wayNameSize = 11

/** A name on its road: turned with it by so many degrees, or its characters one under the other. */
export type WayName = Spot & {
  readonly text: string
  readonly kind: NamedWay['kind']
  readonly turn: number
  readonly isUpright: boolean
}

type Frame = { readonly width: number; readonly height: number }
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** What stands on a map already, and the frames at which a name must keep off it. */
type Setting = {
  readonly map: LocalMap
  readonly frames: readonly Frame[]
  readonly marks: readonly (Spot & { readonly radius: number })[]
  readonly names: readonly PlacedName<unknown>[]
  readonly rings: readonly { readonly text: string; readonly spot: Spot | null }[]
}

/** Where along its line a name is tried, as shares. */
const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.28, 0.72, 0.12, 0.88]
/** How straight a line must be under its name: its ends' distance as a share of its length. */
const straight = 0.97
/** Px free around a name, and to the edge of the map. */
const [free, edge] = [3, 5]
/** Px that a number or a name of 13 px takes in height. */
const lineHeight = wayNameSize * 1.3

/** Names roads and waters where nothing else is written: they give way to all of it. */
export function placeWayNames(ways: readonly NamedWay[], setting: Setting): readonly WayName[] {
  const taken = setting.frames.map((frame) => takenIn(frame, setting))
  const placed: WayName[] = []
  for (const way of ways) {
    const spots = spotsOn(way, setting)
    // Where no other road goes through it, if there is such a spot.
    const clear = spots.filter((spot) => !isCrossed(spot, way, ways, setting))
    const found = [...clear, ...spots].find((spot) => {
      const boxes = setting.frames.map((frame) => wayBox(spot, frame))
      return boxes.every((box, at) => {
        const frame = setting.frames[at]
        const others = taken[at] ?? []
        return frame !== undefined && isInside(box, frame) && others.every((other) => !overlap(box, other))
      })
    })
    if (found === undefined) continue
    placed.push(found)
    for (const [at, frame] of setting.frames.entries()) taken[at]?.push(wayBox(found, frame))
  }
  return placed
}

/** Whether another line runs through a name, at the least frame. */
function isCrossed(
  spot: WayName,
  own: NamedWay,
  ways: readonly NamedWay[],
  { map, frames }: Setting,
): boolean {
  const [frame] = frames
  if (frame === undefined) return false
  const box = wayBox(spot, frame)
  return ways.some((way) => {
    if (way === own) return false
    const line = pxOf(way, map, frame)
    return line.some((to, at) => meets(box, line[at - 1] ?? to, to))
  })
}

/** A line in px of a frame. */
function pxOf({ line }: NamedWay, map: LocalMap, { width, height }: Frame): readonly Spot[] {
  return line.map(([longitude, latitude]) => {
    const { x, y } = map.spotOf({ longitude, latitude })
    return { x: x * width, y: y * height }
  })
}

function takenIn(frame: Frame, { marks, names, rings }: Setting): Box[] {
  const middle = { dx: 0, dy: 0, anchor: 'middle' } as const
  return [
    ...marks.map(({ x, y, radius }) => {
      const [left, top] = [x * frame.width, y * frame.height]
      return { left: left - radius, top: top - radius, right: left + radius, bottom: top + radius }
    }),
    ...names.map(({ wish, place }) => labelBox(wish, place, frame, nameSize)),
    ...rings.flatMap(({ text, spot }) =>
      spot ? [labelBox({ ...spot, text, radius: 0 }, middle, frame, nameSize)] : [],
    ),
  ]
}

/** Where a name may stand on its way: along it where it is straight for the whole of the name at the least frame. */
function spotsOn(way: NamedWay, { map, frames }: Setting): readonly WayName[] {
  const [frame] = frames
  if (frame === undefined) return []
  const { name, kind } = way
  const inPx = pxOf(way, map, frame)
  const [only] = inPx
  if (inPx.length === 1 && only) {
    const spot = { x: only.x / frame.width, y: only.y / frame.height }
    return [{ ...spot, text: name, kind, turn: 0, isUpright: false }]
  }
  const along = lengthsOf(inPx)
  const whole = along.at(-1) ?? 0
  const half = (textWidth(name) * wayNameSize) / 2
  return shares.flatMap((share) => {
    const middle = share * whole
    if (middle < half || middle > whole - half) return []
    const [from, at, to] = [middle - half, middle, middle + half].map((length) =>
      pointAt(inPx, along, length),
    )
    if (!from || !at || !to || Math.hypot(to.x - from.x, to.y - from.y) < straight * half * 2) return []
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    const spot = { x: at.x / frame.width, y: at.y / frame.height, text: name, kind }
    return [{ ...spot, ...turned(turn, name) }]
  })
}

/** How a name lies on a line of a direction: never upside down; Chinese on a steep line stands upright. */
function turned(direction: number, name: string): Pick<WayName, 'turn' | 'isUpright'> {
  const turn = direction > 90 ? direction - 180 : direction <= -90 ? direction + 180 : direction
  const isUpright = Math.abs(turn) > 50 && /\p{Script=Han}/u.test(name)
  return { isUpright, turn: Math.round(isUpright ? (turn > 0 ? turn - 90 : turn + 90) : turn) }
}

/** The rectangle around a name in one frame, px of that frame. */
export function wayBox({ x, y, text, turn, isUpright }: WayName, frame: Frame): Box {
  const angle = ((isUpright ? turn + 90 : turn) * Math.PI) / 180
  const [long, high] = [textWidth(text) * wayNameSize + free * 2, lineHeight + free]
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, tall] = [long * cos + high * sin, long * sin + high * cos]
  const [left, top] = [x * frame.width - wide / 2, y * frame.height - tall / 2]
  return { left, top, right: left + wide, bottom: top + tall }
}

function isInside(box: Box, { width, height }: Frame): boolean {
  return box.left >= edge && box.top >= edge && box.right <= width - edge && box.bottom <= height - edge
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Length of a line up to each of its points. */
function lengthsOf(points: readonly Spot[]): readonly number[] {
  let length = 0
  return points.map((point, at) => {
    const before = points[at - 1] ?? point
    length += Math.hypot(point.x - before.x, point.y - before.y)
    return length
  })
}

function pointAt(points: readonly Spot[], along: readonly number[], length: number): Spot | null {
  const next = Math.max(
    1,
    along.findIndex((one) => one >= length),
  )
  const [from, to] = [points[next - 1], points[next]]
  if (!from || !to) return null
  const [start = 0, end = 0] = [along[next - 1], along[next]]
  const share = end > start ? (length - start) / (end - start) : 0
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
