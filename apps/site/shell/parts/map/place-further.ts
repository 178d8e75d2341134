import { crosses, lineInFrame } from './free-lines.ts'
import { boxesOf, type LabelPlace, type LabelSetting, type LabelWish, placeLabels } from './place-labels.ts'

/** Px from the edge of a dot to a name further off. */
const reaches = [14, 22, 30, 40, 52, 66, 84, 104]
const turns = Array.from({ length: 16 }, (_, at) => (Math.PI / 8) * at)
/** Px from such a name to any other dot at least: nearer, it would be read as that one's. */
const clear = 9

/**
 * Gives names that found no place beside their dots one further off, joined to its dot by a thin line. The others stay
 * where they are.
 */
export function placeFurther(
  wishes: readonly LabelWish[],
  places: readonly (LabelPlace | null)[],
  setting: LabelSetting,
): readonly (LabelPlace | null)[] {
  const isLeft = (wish: LabelWish, index: number) => !places[index] && !wish.places && wish.text !== ''
  if (!wishes.some(isLeft)) return places
  const placed = wishes.flatMap((wish, index) => {
    const place = places[index]
    return place ? [{ wish, place }] : []
  })
  const found = placeLabels(
    wishes.map((wish, index) => ({
      ...wish,
      places: isLeft(wish, index) ? furtherPlaces(wish, wishes, setting) : [],
    })),
    { ...setting, placed },
  )
  return places.map((place, index) => place ?? found[index] ?? null)
}

/** Places around a dot that keep off all others, the nearest first, and last those whose line crosses one of the map. */
function furtherPlaces(
  wish: LabelWish,
  wishes: readonly LabelWish[],
  setting: LabelSetting,
): readonly LabelPlace[] {
  const { frames, fontSize, keptOff = [] } = setting
  const boxOf = boxesOf(wish, fontSize)
  const dots = wishes.filter((other) => other !== wish && other.radius !== 0)
  const isClear = (place: LabelPlace) =>
    frames.every((frame) => {
      const { left, top, right, bottom } = boxOf(place, frame)
      return dots.every((dot) => {
        const [x, y, reach] = [dot.x * frame.width, dot.y * frame.height, dot.radius + clear]
        return x <= left - reach || x >= right + reach || y <= top - reach || y >= bottom + reach
      })
    })
  const lines = frames.map((frame) =>
    keptOff.map(({ points }) => lineInFrame({ points, px: 0, share: 0 }, frame)),
  )
  const crossings = (place: LabelPlace) => {
    // At its dot it begins on the lines that end there.
    const share = Math.min(1, (wish.radius + 8) / Math.hypot(place.dx, place.dy))
    return frames.reduce((sum, { width, height }, at) => {
      const [x, y] = [wish.x * width, wish.y * height]
      const from = { x: x + place.dx * share, y: y + place.dy * share }
      const to = { x: x + place.dx, y: y + place.dy }
      return sum + (lines[at] ?? []).filter((line) => crosses(line, from, to)).length
    }, 0)
  }
  return reaches
    .flatMap((reach) => turns.map((turn) => placeAt(wish.radius + reach, turn)))
    .filter(isClear)
    .map((place, nth) => ({ place, cost: nth + crossings(place) * turns.length }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ place }) => place)
}

function placeAt(reach: number, turn: number): LabelPlace {
  const [east, south] = [Math.cos(turn), Math.sin(turn)]
  const side = Math.abs(east) < 0.3 ? 0 : Math.sign(east)
  return {
    dx: Math.round(east * reach),
    dy: Math.round(south * (reach + 4)),
    anchor: side === 0 ? 'middle' : side > 0 ? 'start' : 'end',
    led: true,
  }
}
