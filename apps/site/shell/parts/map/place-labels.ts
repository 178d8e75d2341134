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

type LabelSetting = {
  /** Sizes in px at which the map is shown; a place holds at every one of them. */
  readonly frames: readonly { readonly width: number; readonly height: number }[]
  readonly fontSize: number
  /** Least distance of a name from the edge of the frame, in px; 2 unless said otherwise. */
  readonly edge?: number
  /** Whether names stand right beside their dots or nowhere. */
  readonly near?: boolean
  /** Further spots to keep clear if there is a choice, such as points along a route; fractions of the frame. */
  readonly avoid?: readonly { readonly x: number; readonly y: number }[]
  /** Names that have their places, which none of these may cover. */
  readonly placed?: readonly { readonly wish: LabelWish; readonly place: LabelPlace }[]
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Candidate = LabelPlace & { readonly boxes: readonly Box[]; readonly cost: number }

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

/** The rectangle a name covers in one frame, in px of that frame. */
export function labelBox(
  wish: LabelWish,
  place: Pick<LabelPlace, 'dx' | 'dy' | 'anchor'>,
  frame: { readonly width: number; readonly height: number },
  fontSize: number,
): Box {
  const padding = wish.padding ?? 0
  const width = textWidth(wish.text) * fontSize + padding * 2
  const height = fontSize * lineHeight + padding
  const x = wish.x * frame.width + place.dx
  const y = wish.y * frame.height + place.dy
  const left =
    place.anchor === 'start' ? x - padding : place.anchor === 'end' ? x + padding - width : x - width / 2
  return { left, top: y - height / 2, right: left + width, bottom: y + height / 2 }
}

function candidatesOf(wish: LabelWish, wishes: readonly LabelWish[], setting: LabelSetting): Candidate[] {
  if (wish.places) {
    return wish.places.map((place, nth) => ({
      ...place,
      boxes: setting.frames.map((frame) => labelBox(wish, place, frame, setting.fontSize)),
      cost: nth * 2,
    }))
  }
  const { edge = 2 } = setting
  const padding = wish.padding ?? 0
  const height = setting.fontSize * lineHeight + padding
  const found: Candidate[] = []
  for (const ring of setting.near ? rings.filter(({ led }) => !led) : rings) {
    for (const direction of directions) {
      const reach = wish.radius + ring.reach
      const place: LabelPlace = {
        dx: Math.round(direction.x * (reach + padding)),
        dy: Math.round(direction.y * (reach + (direction.x === 0 ? height / 2 - 2 : 2))),
        anchor: direction.anchor,
        led: ring.led,
      }
      const boxes = setting.frames.map((frame) => labelBox(wish, place, frame, setting.fontSize))
      const fits = boxes.every((box, index) => {
        const frame = setting.frames[index] ?? { width: 0, height: 0 }
        const inside =
          box.left >= edge &&
          box.top >= edge &&
          box.right <= frame.width - edge &&
          box.bottom <= frame.height - edge
        return (
          inside &&
          wishes.every((other) => other === wish || !overlap(box, dotBox(other, frame))) &&
          (setting.placed ?? []).every(
            (one) => !overlap(box, labelBox(one.wish, one.place, frame, setting.fontSize)),
          )
        )
      })
      if (fits) found.push({ ...place, boxes, cost: ring.cost + direction.cost + crossed(boxes, setting) })
    }
  }
  return found
}

function dotBox(wish: LabelWish, frame: { readonly width: number; readonly height: number }): Box {
  const [x, y, reach] = [wish.x * frame.width, wish.y * frame.height, wish.radius + 1]
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}

function crossed(boxes: readonly Box[], setting: LabelSetting): number {
  let hits = 0
  for (const [index, box] of boxes.entries()) {
    const frame = setting.frames[index] ?? { width: 0, height: 0 }
    for (const spot of setting.avoid ?? []) {
      const [x, y] = [spot.x * frame.width, spot.y * frame.height]
      const isNear = x > box.left - linePx && x < box.right + linePx && y > box.top && y < box.bottom
      if (isNear) hits += 1
    }
  }
  return Math.min(12, (hits * 2) / boxes.length)
}

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
  const options = wishes.map((wish) => candidatesOf(wish, wishes, setting))
  const room = (index: number) => options[index]?.length ?? 0
  let order = wishes.map((_, index) => index).sort((a, b) => room(a) - room(b))
  let best = settleAll(options, order)
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
    const layout = settleAll(options, order)
    if (missing(layout) < missing(best)) best = layout
  }
  return best.map((place) => place && { dx: place.dx, dy: place.dy, anchor: place.anchor, led: place.led })
}

function missing(layout: Layout): number {
  return layout.filter((place) => place === null).length
}

function turned<T>(items: readonly T[], by: number): T[] {
  const at = items.length === 0 ? 0 : by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/** Places names in this order, each at its cheapest free spot, then lets them settle again around one another. */
function settleAll(options: readonly (readonly Candidate[])[], order: readonly number[]): Layout {
  const chosen: (Candidate | null)[] = options.map(() => null)
  const isFree = (candidate: Candidate, index: number) =>
    chosen.every(
      (other, at) =>
        !other ||
        at === index ||
        !candidate.boxes.some((box, frame) => overlap(box, other.boxes[frame] ?? box)),
    )
  for (let round = 0; round < 4; round += 1) {
    for (const index of order) {
      const free = (options[index] ?? []).filter((candidate) => isFree(candidate, index))
      chosen[index] = free.reduce<Candidate | null>(
        (best, one) => (best && best.cost <= one.cost ? best : one),
        null,
      )
    }
  }
  return chosen
}
