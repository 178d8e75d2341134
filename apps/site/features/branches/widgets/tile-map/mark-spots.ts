import type { Point } from '../../branch-answer.ts'
import type { OpenedMap } from './opened-map.ts'
import { spreadSpots } from './spread-spots.ts'
import type { TileMark } from './tile-mark.ts'

/** Px between two numbers and from one to the origin: their circles, the ring around each and a gap. */
const numbersApart = 31
/** One px each way, so that spots are px. */
const px = { width: 1, height: 1 }

/**
 * Where marks stand, px from the upper left corner: numbers move apart until each can be read, as on the drawn map;
 * dots stay where they lie. `letters`: how much larger than usual they are drawn.
 */
export function markSpots(
  map: Pick<OpenedMap, 'spotOf'>,
  marks: readonly TileMark[],
  origin: Point | null,
  letters: number,
): readonly { readonly x: number; readonly y: number }[] {
  const spots = marks.map((mark) => map.spotOf(mark))
  if (!marks.every(({ text }) => text !== null)) return spots
  const fixed = origin === null ? [] : [map.spotOf(origin)]
  return spreadSpots(spots, px, numbersApart * letters, { fixed, beyond: true })
}
