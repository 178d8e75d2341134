import { type LabelPlace, type LabelSetting, type LabelWish, labelBox, placeLabels } from './place-labels.ts'
import type { MapPoint } from './projection.ts'

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
  const isClear = (place: LabelPlace) =>
    frames.every((frame) => {
      const { left, top, right, bottom } = labelBox(wish, place, frame, fontSize)
      return wishes.every((other) => {
        const [x, y, reach] = [other.x * frame.width, other.y * frame.height, other.radius + clear]
        const isUnder = x > left - reach && x < right + reach && y > top - reach && y < bottom + reach
        return other === wish || other.radius === 0 || !isUnder
      })
    })
  const crossings = (place: LabelPlace) =>
    frames.reduce((sum, frame) => {
      const at = (point: MapPoint) => ({
        x: (point.x - wish.x) * frame.width,
        y: (point.y - wish.y) * frame.height,
      })
      const length = Math.hypot(place.dx, place.dy)
      // At its dot it begins on the lines that end there.
      const share = Math.min(1, (wish.radius + 8) / length)
      const from = { x: place.dx * share, y: place.dy * share }
      const crossed = keptOff.filter(({ points }) =>
        points.some((point, index) => {
          const before = points[index - 1]
          return before !== undefined && isCrossed(at(before), at(point), from, { x: place.dx, y: place.dy })
        }),
      )
      return sum + crossed.length
    }, 0)
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

/** Whether two straight pieces cross. */
function isCrossed(a: MapPoint, b: MapPoint, from: MapPoint, to: MapPoint): boolean {
  const side = (p: MapPoint, q: MapPoint, r: MapPoint) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, from) !== side(a, b, to) && side(from, to, a) !== side(from, to, b)
}
