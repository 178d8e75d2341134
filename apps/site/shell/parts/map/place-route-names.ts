import { nameSize } from './map-label.tsx'
import { placeFurther } from './place-further.ts'
import { type LabelPlace, type LabelSetting, type LabelWish, placeLabels } from './place-labels.ts'
import type { MapPoint } from './projection.ts'

/** Width ÷ height of the picture; the style sheet says the same. */
export const routeRatio = 7 / 4

/** Widths of the map's box in px, for which the names of a level are placed; the style sheet changes between them. */
const levels = { narrow: [264, 305, 345, 400, 470, 560], wide: [560, 640, 740, 860, 990] } as const
export type RouteLevel = keyof typeof levels

/** Px kept free at each side of the way. */
const wayReach = 3
/** Px by which a name is nearer to its own mark than to any other: a long one reaches further. */
const clear = { short: 7, long: 16 }

type PlacedNames = readonly { readonly wish: LabelWish; readonly place: LabelPlace | null }[]

/**
 * Places the names of a way where they meet neither the way nor another mark or name. What happens at a stop stands
 * with its name where that has room right beside the mark; otherwise the name stands alone.
 * @param longer the names with what happens there @param ways lines of the legs, in fractions of the frame
 */
export function placeRouteNames(
  wishes: readonly LabelWish[],
  longer: readonly (string | undefined)[],
  ways: readonly (readonly MapPoint[])[],
): Readonly<Record<RouteLevel, PlacedNames>> {
  const short = wishes.map((wish) => ({ ...wish, clear: clear.short }))
  const long = short.map((wish, index) => {
    const text = longer[index]
    return text === undefined ? wish : { ...wish, text, clear: clear.long }
  })
  const isLonger = (index: number) => longer[index] !== undefined
  const namesAt = (level: RouteLevel): PlacedNames => {
    const setting: LabelSetting = {
      frames: levels[level].map((width) => ({ width, height: width / routeRatio })),
      fontSize: nameSize,
      edge: 4,
      keptOff: ways.map((points) => ({ points, px: wayReach, share: 0 })),
    }
    const placed = (all: readonly LabelWish[]): PlacedNames => {
      const places = placeFurther(all, placeLabels(all, setting), setting)
      return all.map((wish, index) => ({ wish, place: places[index] ?? null }))
    }
    const first = placed(long)
    const isWhole = first.every(({ place }, index) => place && !(isLonger(index) && place.led))
    if (isWhole || !longer.some(Boolean)) return first
    const second = placed(short)
    const isBeside = first.every(({ place }, index) => !isLonger(index) || (place && !place.led))
    return isBeside && weightOf(first) >= weightOf(second) ? first : second
  }
  return { narrow: namesAt('narrow'), wide: namesAt('wide') }
}

function weightOf(names: PlacedNames): number {
  return names.reduce((sum, { wish, place }) => sum + (place ? (wish.weight ?? 1) : 0), 0)
}
