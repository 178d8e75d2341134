import { nameSize } from '../../../../shell/parts/map/map-label.tsx'
import {
  type LabelPlace,
  type LabelWish,
  labelBox,
  placeLabels,
} from '../../../../shell/parts/map/place-labels.ts'

type Share = { readonly x: number; readonly y: number }
type Frame = { readonly width: number; readonly height: number }

type NamesSetting = {
  readonly frame: Frame
  /** Whether a name may stand a little off its hub rather than in the place of small dots. */
  readonly led: boolean
  /** Names that must be found a place, the hubs, and then those that may be left out. */
  readonly hubs: readonly LabelWish[]
  /** Hubs without a name here: a name stands nearer to its own dot than to one of them. */
  readonly others: readonly LabelWish[]
  readonly cities: readonly LabelWish[]
  /** Dots of all cities, by their radii at this frame. */
  readonly dots: readonly (Share & { readonly radius: number })[]
  /** Points along the lines, kept free where there is a choice. */
  readonly along: readonly Share[]
}

/** Px at the lower end corner that the buttons take, and px between names and the edge. */
const buttons = { width: 60, height: 120 }
const edge = 6

/** Radii of the least dots that names are kept off, px. */
const leastDots = [0, 1.3, 2.2, 3.5]

/**
 * Places names beside their hubs or, joined by a line, a little off, so that they cover no dot. A name that finds no
 * such room stands in the place of the smallest dots: `covered` says which are left out there.
 */
export function placeHubNames({ frame, led, hubs, others, cities, dots, along }: NamesSetting): {
  readonly places: readonly (LabelPlace | null)[]
  readonly cityPlaces: readonly (LabelPlace | null)[]
  readonly covered: ReadonlySet<number>
} {
  const taken = [...others.map((hub) => ({ ...hub, places: [] })), ...cornerOf(frame)]
  const marks = dots.map(({ x, y, radius }): LabelWish => ({ x, y, radius, text: '', places: [] }))
  const setting = { frames: [frame], fontSize: nameSize, avoid: along, edge }
  const placed = (leastDot: number, near: boolean) =>
    placeLabels([...hubs, ...taken, ...marks.filter(({ radius }) => radius >= leastDot)], {
      ...setting,
      near,
      ...(others.length > 0 && { keptOff: [] }),
    }).slice(0, hubs.length)
  const tries = (led ? [false] : [true, false]).flatMap((near) => leastDots.map((least) => ({ least, near })))
  const places = tries.reduce<ReturnType<typeof placed>>(
    (found, { least, near }) => (found.length > 0 && !found.includes(null) ? found : placed(least, near)),
    [],
  )
  const before = hubs.flatMap((wish, index) => {
    const place = places[index]
    return place ? [{ wish, place }] : []
  })
  const cityPlaces = placeLabels(
    [...cities, ...hubs.map((wish) => ({ ...wish, places: [] })), ...taken, ...marks],
    {
      ...setting,
      near: true,
      placed: before,
    },
  ).slice(0, cities.length)
  const boxes = before.map(({ wish, place }) => labelBox(wish, place, frame, nameSize))
  const covered = dots.flatMap(({ x, y, radius }, index) => {
    const [left, top] = [x * frame.width, y * frame.height]
    const isUnder = boxes.some(
      (box) =>
        left + radius > box.left &&
        left - radius < box.right &&
        top + radius > box.top &&
        top - radius < box.bottom,
    )
    return isUnder ? [index] : []
  })
  return { places, cityPlaces, covered: new Set(covered) }
}

/** The corner of the buttons, as two dots that names keep off. */
function cornerOf({ width, height }: Frame): readonly LabelWish[] {
  const radius = buttons.width / 2
  return [radius, buttons.height - radius].map((up) => ({
    x: 1 - radius / width,
    y: 1 - up / height,
    radius,
    text: '',
    places: [],
  }))
}
