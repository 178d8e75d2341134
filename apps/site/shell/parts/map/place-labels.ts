import { type FreeLine, keepsOff, type LineInFrame, lineInFrame, meets } from './free-lines.ts'
import type { MapPoint } from './projection.ts'
import { textWidth } from './text-size.ts'

/** A dot that wants a name. `x` and `y` are fractions of the frame. */
export type LabelWish = {
  readonly x: number
  readonly y: number
  readonly text: string
  /** Radius of the dot, in px. */
  readonly radius: number
  /** Space between the words and the edge of their chip, in px; 0 for bare words. */
  readonly padding?: number
  /** Px between dot and name: the least, and how far the name may go. */
  readonly gap?: { readonly least: number; readonly most: number }
  /** Where names keep off lines: px by which it is nearer to its own dot than to any other; 0 unless said otherwise. */
  readonly clear?: number
  /** How much it is missed where it finds no place; 1 unless said otherwise. */
  readonly weight?: number
  /** The only places it may take, the best first. */
  readonly places?: readonly LabelPlace[]
}

type Anchor = 'start' | 'middle' | 'end'

/** Where a name goes, in px from the middle of its dot; `dy` is the middle of the line. */
export type LabelPlace = {
  readonly dx: number
  readonly dy: number
  readonly anchor: Anchor
  /** Far enough away that a thin line should join name and dot. */
  readonly led: boolean
}

export type LabelSetting = {
  /** Sizes in px at which the map is shown; a place holds at every one of them. */
  readonly frames: readonly { readonly width: number; readonly height: number }[]
  readonly fontSize: number
  /** Least distance of a name from the edge of the frame, in px; 2 unless said otherwise. */
  readonly edge?: number
  /** Whether names stand right beside their dots or nowhere. */
  readonly near?: boolean
  /** Further spots to keep clear if there is a choice, such as points along a route; fractions of the frame. */
  readonly avoid?: readonly { readonly x: number; readonly y: number }[]
  /** Lines that no name meets: one that cannot keep off them gets no place. Names are then nearest to their own dots. */
  readonly keptOff?: readonly FreeLine[]
  /** Names that have their places, which none of these may cover. */
  readonly placed?: readonly { readonly wish: LabelWish; readonly place: LabelPlace }[]
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
/** From a dot to its name. */
type Join = readonly [from: MapPoint, to: MapPoint]
/** What is in the way of names: by wish and frame what its dot covers, and by frame lines and names with a place. */
type Obstacles = {
  readonly dots: readonly (readonly Box[])[]
  readonly lines: readonly (readonly LineInFrame[])[]
  readonly names: readonly (readonly { readonly box: Box; readonly join: Join | null }[])[]
}
/** `lines` join name and dot, by frame; only where names keep off lines. */
type Spot = LabelPlace & {
  readonly boxes: readonly Box[]
  readonly lines: readonly Join[]
  readonly cost: number
}
/** A spot that keeps off all that stands; `id` counts those of all names. */
type Candidate = Spot & { readonly id: number }

const lineHeight = 1.25
/** What a line takes beside its points, px. */
const linePx = 3

/** Rings of spots around the dot: beside it first, then further out, where a line joins them. */
const rings = [
  { reach: 5, cost: 0, led: false },
  { reach: 12, cost: 14, led: true },
  { reach: 22, cost: 24, led: true },
  { reach: 34, cost: 38, led: true },
  { reach: 48, cost: 60, led: true },
]
const directions: readonly { x: number; y: number; anchor: Anchor; cost: number }[] = [
  { x: 1, y: 0, anchor: 'start', cost: 0 },
  { x: -1, y: 0, anchor: 'end', cost: 1 },
  { x: 0.8, y: -0.7, anchor: 'start', cost: 2 },
  { x: 0.8, y: 0.7, anchor: 'start', cost: 2 },
  { x: -0.8, y: -0.7, anchor: 'end', cost: 3 },
  { x: -0.8, y: 0.7, anchor: 'end', cost: 3 },
  { x: 0, y: -1, anchor: 'middle', cost: 4 },
  { x: 0, y: 1, anchor: 'middle', cost: 4 },
  { x: 0.4, y: -1, anchor: 'start', cost: 5 },
  { x: 0.4, y: 1, anchor: 'start', cost: 5 },
  { x: -0.4, y: -1, anchor: 'end', cost: 6 },
  { x: -0.4, y: 1, anchor: 'end', cost: 6 },
]

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

type Frame = LabelSetting['frames'][number]
type Where = Pick<LabelPlace, 'dx' | 'dy' | 'anchor'>

/** The rectangle a name covers in one frame, in px of that frame. */
export function labelBox(wish: LabelWish, place: Where, frame: Frame, fontSize: number): Box {
  return boxesOf(wish, fontSize)(place, frame)
}

/** The same for many places of one name, whose words are measured once. */
export function boxesOf(wish: LabelWish, fontSize: number): (place: Where, frame: Frame) => Box {
  const padding = wish.padding ?? 0
  const width = textWidth(wish.text) * fontSize + padding * 2
  const height = fontSize * lineHeight + padding
  return ({ dx, dy, anchor }, frame) => {
    const x = wish.x * frame.width + dx
    const y = wish.y * frame.height + dy
    const left = anchor === 'start' ? x - padding : anchor === 'end' ? x + padding - width : x - width / 2
    return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 }
  }
}

function candidatesOf(
  wish: LabelWish,
  wishes: readonly LabelWish[],
  obstacles: Obstacles,
  setting: LabelSetting,
): readonly Spot[] {
  const { frames, fontSize, keptOff } = setting
  const boxOf = boxesOf(wish, fontSize)
  const own = wishes.indexOf(wish)
  return spotsOf(wish, setting).flatMap(({ place, cost }) => {
    const boxes: Box[] = []
    for (const [index, frame] of frames.entries()) {
      const box = boxOf(place, frame)
      if (!isInside(box, frame, setting) || isOnDot(box, own, index, obstacles)) return []
      boxes.push(box)
    }
    const lines = place.led && keptOff ? frames.map((frame) => lineOf(wish, place, frame)) : []
    const isFree =
      isOffNames(boxes, lines, obstacles) &&
      isOffDots(lines, own, obstacles) &&
      isOffLines(boxes, obstacles) &&
      (keptOff === undefined || wish.places || isNearestOwn(boxes, wish, wishes, setting))
    return isFree ? [{ ...place, boxes, lines, cost: cost + crossed(boxes, setting) }] : []
  })
}

function isInside(box: Box, { width, height }: Frame, { edge = 2 }: LabelSetting): boolean {
  return box.left >= edge && box.top >= edge && box.right <= width - edge && box.bottom <= height - edge
}

/** Whether a name covers the dot of another. */
function isOnDot(box: Box, own: number, frame: number, { dots }: Obstacles): boolean {
  return dots.some((dot, at) => at !== own && dot[frame] && overlap(box, dot[frame]))
}

/** Whether a name and its line keep off the names that have their places. */
function isOffNames(boxes: readonly Box[], lines: readonly Join[], { names }: Obstacles): boolean {
  return boxes.every((box, frame) => {
    const line = lines[frame]
    return names[frame]?.every(
      ({ box: other, join }) =>
        !(overlap(box, other) || (line && meets(other, ...line)) || (join && meets(box, ...join))),
    )
  })
}

/** Whether the line to a name goes through no other dot. */
function isOffDots(lines: readonly Join[], own: number, { dots }: Obstacles): boolean {
  return lines.every((line, frame) =>
    dots.every((dot, at) => at === own || !dot[frame] || !meets(dot[frame], ...line)),
  )
}

/** The line from a dot to its name, px of the frame. */
function lineOf({ x, y }: LabelWish, { dx, dy }: LabelPlace, { width, height }: Frame): Join {
  const from = { x: x * width, y: y * height }
  return [from, { x: from.x + dx, y: from.y + dy }]
}

/** Where a name may go: on rings around its dot, or where its wish says. */
function spotsOf(wish: LabelWish, { fontSize, near }: LabelSetting) {
  if (wish.places) return wish.places.map((place, nth) => ({ place, cost: nth * 2 }))
  const { least = 0, most = Number.POSITIVE_INFINITY } = wish.gap ?? {}
  const padding = wish.padding ?? 0
  const height = fontSize * lineHeight + padding
  return rings
    .filter(({ led, reach }) => !(near && led) && reach <= most)
    .flatMap((ring) =>
      directions.map((direction) => {
        const reach = wish.radius + Math.max(ring.reach, least)
        const place: LabelPlace = {
          dx: Math.round(direction.x * (reach + padding)),
          dy: Math.round(direction.y * (reach + (direction.x === 0 ? height / 2 - 2 : 2))),
          anchor: direction.anchor,
          led: ring.led,
        }
        return { place, cost: ring.cost + direction.cost }
      }),
    )
}

function isOffLines(boxes: readonly Box[], { lines }: Obstacles): boolean {
  return boxes.every((box, index) => lines[index]?.every((line) => keepsOff(box, line)) ?? true)
}

/** Whether nobody takes the name for that of another dot. */
function isNearestOwn(
  boxes: readonly Box[],
  wish: LabelWish,
  wishes: readonly LabelWish[],
  { frames }: LabelSetting,
): boolean {
  return boxes.every((box, index) => {
    const frame = frames[index]
    if (!frame) return true
    const own = distance(box, wish, frame) - wish.radius
    return wishes.every((other) => {
      // A dot without a name of its own takes nobody's.
      if (other === wish || other.radius === 0 || other.text === '') return true
      const apart = wish.clear && away((other.x - wish.x) * frame.width, (other.y - wish.y) * frame.height)
      // Of two dots nearly on one spot a name can be little nearer to either.
      const clear = Math.min(wish.clear ?? 0, (apart ?? 0) * 0.4)
      return distance(box, other, frame) - other.radius > own + clear
    })
  })
}

/** Px from a box to the middle of a dot. */
function distance(box: Box, { x, y }: LabelWish, frame: Frame): number {
  const [across, down] = [x * frame.width, y * frame.height]
  return away(
    Math.max(box.left - across, 0, across - box.right),
    Math.max(box.top - down, 0, down - box.bottom),
  )
}

/** `Math.hypot` takes twice as long. */
function away(across: number, down: number): number {
  return Math.sqrt(across * across + down * down)
}

function dotBox(wish: LabelWish, frame: Frame): Box {
  const [x, y, reach] = [wish.x * frame.width, wish.y * frame.height, wish.radius + 1]
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}

function crossed(boxes: readonly Box[], { frames, avoid = [] }: LabelSetting): number {
  if (avoid.length === 0) return 0
  const hits = boxes.map((box, index) => {
    const { width, height } = frames[index] ?? { width: 0, height: 0 }
    return avoid.filter((spot) => {
      const [x, y] = [spot.x * width, spot.y * height]
      return x > box.left - linePx && x < box.right + linePx && y > box.top && y < box.bottom
    }).length
  })
  return Math.min(12, (hits.reduce((sum, count) => sum + count, 0) * 2) / boxes.length)
}

/** Candidates by the index of their wish. */
type Options = readonly (readonly Candidate[])[]

/** Chosen candidates by the index of their wish; null where nothing fitted. */
type Layout = readonly (Candidate | null)[]

/** How often the names that found no room may go first. */
const attempts = 16

/**
 * Gives every dot's name a place inside all frames where it covers no other name and no other dot.
 * The same wishes give the same places. A name that fits nowhere gets `null`: name it in the text beside the map.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  setting: LabelSetting,
): readonly (LabelPlace | null)[] {
  const { frames, fontSize, keptOff = [], placed = [] } = setting
  const obstacles = {
    dots: wishes.map((wish) => frames.map((frame) => dotBox(wish, frame))),
    lines: frames.map((frame) => keptOff.map((line) => lineInFrame(line, frame))),
    names: frames.map((frame) =>
      placed.map(({ wish, place }) => ({
        box: labelBox(wish, place, frame, fontSize),
        join: place.led ? lineOf(wish, place, frame) : null,
      })),
    ),
  }
  let count = 0
  const found = wishes.map((wish) =>
    candidatesOf(wish, wishes, obstacles, setting)
      .toSorted((a, b) => a.cost - b.cost)
      .map((spot): Candidate => ({ ...spot, id: count++ })),
  )
  const exclude = exclusionOf(count)
  const room = (index: number) => found[index]?.length ?? 0
  let order = wishes.map((_, index) => index).sort((a, b) => room(a) - room(b))
  let options: Options = found
  let best = settleAll(found, order, exclude)
  for (const held of variantsOf(found, wishes)) {
    const layout = settleAll(held, order, exclude)
    if (missing(layout, wishes) >= missing(best, wishes)) continue
    options = held
    best = layout
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const homeless = new Set(order.filter((index) => best[index] === null && room(index) > 0))
    if (homeless.size === 0) break
    // Those left over go first; the turn keeps two of them from blocking each other for ever.
    order = [
      ...homeless,
      ...turned(
        order.filter((index) => !homeless.has(index)),
        attempt,
      ),
    ]
    const layout = settleAll(options, order, exclude)
    if (missing(layout, wishes) < missing(best, wishes)) best = layout
  }
  return best.map((place) => place && { dx: place.dx, dy: place.dy, anchor: place.anchor, led: place.led })
}

/** The same with the chip held in one of its places after another: what becomes of the others depends on it most. */
function variantsOf(options: Options, wishes: readonly LabelWish[]): readonly Options[] {
  const chip = wishes.findIndex(({ padding, places }) => padding && places)
  return (options[chip] ?? []).map((place) => options.with(chip, [place]))
}

/** What the names without a place weigh. */
function missing(layout: Layout, wishes: readonly LabelWish[]): number {
  return layout.reduce((sum, place, at) => sum + (place ? 0 : (wishes[at]?.weight ?? 1)), 0)
}

function turned<T>(items: readonly T[], by: number): T[] {
  const at = items.length === 0 ? 0 : by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** Whether the line to one name goes through another name. */
function isCrossedBy({ boxes }: Spot, { lines }: Spot): boolean {
  return lines.some(([from, to], frame) => {
    const box = boxes[frame]
    return box !== undefined && meets(box, from, to)
  })
}

/** Whether two names cannot both stand where they would. */
type Exclusion = (a: Candidate, b: Candidate) => boolean

/** The same two are compared in every order that is tried: what was found is stored for each two of so many. */
function exclusionOf(count: number): Exclusion {
  const stored = new Uint8Array(count * count)
  return (a, b) => {
    const at = a.id * count + b.id
    if (stored[at] === 0) {
      const isExcluded =
        a.boxes.some((box, frame) => overlap(box, b.boxes[frame] ?? box)) ||
        isCrossedBy(a, b) ||
        isCrossedBy(b, a)
      stored[at] = isExcluded ? 1 : 2
    }
    return stored[at] === 1
  }
}

/**
 * Places names in this order, each at its cheapest free spot, then lets them settle again around one another. The
 * candidates of a name stand by cost.
 */
function settleAll(options: Options, order: readonly number[], exclude: Exclusion): Layout {
  const chosen: (Candidate | null)[] = options.map(() => null)
  const isFree = (candidate: Candidate, index: number) =>
    chosen.every((other, at) => !other || at === index || !exclude(candidate, other))
  for (let round = 0; round < 4; round += 1) {
    for (const index of order)
      chosen[index] = options[index]?.find((candidate) => isFree(candidate, index)) ?? null
  }
  return chosen
}
