import { nameSize } from '../../../shell/parts/map/map-label.tsx'
import {
  type LabelPlace,
  type LabelWish,
  labelBox,
  placeLabels,
} from '../../../shell/parts/map/place-labels.ts'
import type { Spot } from './local-map.ts'

type Frame = { readonly width: number; readonly height: number }

/** A name that found its place. */
export type PlacedName<N> = { readonly name: N; readonly wish: LabelWish; readonly place: LabelPlace }

type Named = Spot & {
  /** Of names with one key the first that finds room is placed. */
  readonly key: string
  readonly text: string
  readonly radius: number
  /** How far from its mark it may stand, joined to it by a line, px; right beside it unless said otherwise. */
  readonly reach?: number
  /** Px around its words that it takes too. */
  readonly padding?: number
  /** The only places it may take; beside its spot where it has none. */
  readonly places?: readonly LabelPlace[]
}

/** Px of a name right beside its mark. */
const beside = 5

/**
 * Places names beside their spots at every frame, those of the first group before the others. What must be kept free
 * are the marks; a name without room is left out.
 */
export function placeNames<N extends Named>(
  groups: readonly (readonly N[])[],
  marks: readonly (Spot & { readonly radius: number })[],
  frames: readonly Frame[],
): readonly PlacedName<N>[] {
  const dots = marks.map(({ x, y, radius }): LabelWish => ({ x, y, radius, text: '', places: [] }))
  const placed: PlacedName<N>[] = []
  const place = (group: readonly N[], reachOf: (name: N) => number) => {
    const wishes = group.map((name): LabelWish => {
      const { x, y, text, radius, places, padding = 0 } = name
      return {
        x,
        y,
        text,
        radius,
        padding,
        gap: { least: 0, most: reachOf(name) },
        ...(places && { places }),
      }
    })
    const spots = placeLabels([...wishes, ...dots], { frames, fontSize: nameSize, placed })
    const found = group.flatMap((name, index) => {
      const [wish, spot] = [wishes[index], spots[index]]
      return wish && spot ? [{ name, wish, place: spot }] : []
    })
    placed.push(...found)
    return group.filter((name) => found.every((one) => one.name !== name))
  }
  for (const all of groups) {
    const group = all.filter(({ key }) => placed.every(({ name }) => name.key !== key))
    // Most find room right beside their marks, and looking further for all of them takes three times as long.
    const left = place(group, () => beside).filter(({ reach = beside }) => reach > beside)
    if (left.length > 0) place(left, ({ reach = beside }) => reach)
  }
  return placed
}

/** The first of several spots where a text covers nothing, centred on it; null where none is. */
export function freeSpot(
  text: string,
  spots: readonly Spot[],
  taken: readonly (Spot & { readonly radius: number })[],
  names: readonly PlacedName<unknown>[],
  frames: readonly Frame[],
): Spot | null {
  const middle = { dx: 0, dy: 0, anchor: 'middle' } as const
  return (
    spots.find((spot) =>
      frames.every((frame) => {
        const box = labelBox({ ...spot, text, radius: 0 }, middle, frame, nameSize)
        const inside =
          box.left > 4 && box.top > 4 && box.right < frame.width - 4 && box.bottom < frame.height - 4
        return (
          inside &&
          taken.every(({ x, y, radius }) => {
            const [left, top] = [x * frame.width, y * frame.height]
            return (
              left + radius < box.left ||
              left - radius > box.right ||
              top + radius < box.top ||
              top - radius > box.bottom
            )
          }) &&
          names.every(({ wish, place }) => {
            const other = labelBox(wish, place, frame, nameSize)
            return (
              other.right < box.left ||
              other.left > box.right ||
              other.bottom < box.top ||
              other.top > box.bottom
            )
          })
        )
      }),
    ) ?? null
  )
}
