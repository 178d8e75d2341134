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

type Named = Spot & { readonly text: string; readonly radius: number }

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
  for (const group of groups) {
    const wishes = group.map(({ x, y, text, radius }): LabelWish => ({ x, y, text, radius }))
    const places = placeLabels([...wishes, ...dots], { frames, fontSize: nameSize, near: true, placed })
    const found = group.flatMap((name, index) => {
      const [wish, place] = [wishes[index], places[index]]
      return wish && place ? [{ name, wish, place }] : []
    })
    placed.push(...found)
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
