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
  /** A place decided already: the others keep away from it. */
  readonly fixed?: LabelPlace
}

export type Anchor = 'start' | 'middle' | 'end'

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
  /** Further spots to keep clear if there is a choice, such as points along a route; fractions of the frame. */
  readonly avoid?: readonly { readonly x: number; readonly y: number }[]
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
type Candidate = LabelPlace & { readonly boxes: readonly Box[]; readonly cost: number }

const lineHeight = 1.25
const origin: LabelPlace = { dx: 0, dy: 0, anchor: 'start', led: false }
const edge = 2

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
  if (wish.fixed) {
    const boxes = setting.frames.map((frame) => labelBox(wish, wish.fixed ?? origin, frame, setting.fontSize))
    return [{ ...wish.fixed, boxes, cost: 0 }]
  }
  const padding = wish.padding ?? 0
  const height = setting.fontSize * lineHeight + padding
  const found: Candidate[] = []
  for (const ring of rings) {
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
        return inside && wishes.every((other) => other === wish || !overlap(box, dotBox(other, frame)))
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
      if (x > box.left && x < box.right && y > box.top && y < box.bottom) hits += 1
    }
  }
  return Math.min(30, (hits * 3) / boxes.length)
}

/**
 * Gives every dot's name a place inside all frames where it covers no other name and no other dot.
 * The same wishes give the same places. A name that fits nowhere gets `null`: name it in the text beside the map.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  setting: LabelSetting,
): readonly (LabelPlace | null)[] {
  const options = wishes.map((wish) => candidatesOf(wish, wishes, setting))
  const chosen: (Candidate | null)[] = wishes.map(() => null)
  const clashes = (candidate: Candidate, index: number) =>
    chosen.flatMap((other, at) =>
      other && at !== index && candidate.boxes.some((box, frame) => overlap(box, other.boxes[frame] ?? box))
        ? [at]
        : [],
    )
  const settle = (index: number) => {
    const free = (options[index] ?? []).filter((candidate) => clashes(candidate, index).length === 0)
    chosen[index] = free.reduce<Candidate | null>(
      (best, one) => (best && best.cost <= one.cost ? best : one),
      null,
    )
  }
  const order = wishes
    .map((_, index) => index)
    .sort((a, b) => (options[a]?.length ?? 0) - (options[b]?.length ?? 0))
  for (const index of order) settle(index)
  // A name left over may push one neighbour aside, if that neighbour has another place to go.
  for (let round = 0; round < 6; round += 1) {
    for (const index of order) {
      if (chosen[index]) settle(index)
      else pushIn(index)
    }
  }
  return chosen.map((place) => place && { dx: place.dx, dy: place.dy, anchor: place.anchor, led: place.led })

  function pushIn(index: number): void {
    for (const candidate of options[index] ?? []) {
      const inTheWay = clashes(candidate, index)
      const before = inTheWay.map((at) => chosen[at] ?? null)
      for (const at of inTheWay) chosen[at] = null
      chosen[index] = candidate
      for (const at of inTheWay) settle(at)
      if (inTheWay.every((at) => chosen[at])) return
      for (const [nth, at] of inTheWay.entries()) chosen[at] = before[nth] ?? null
      chosen[index] = null
    }
  }
}
