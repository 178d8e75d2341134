import type { Anchor } from '../anchors.ts'

/** Width of the bar and what "More" and the button take of it, between one name and the next, how wide names are drawn (px). */
const whole = 1160
const more = 80
const button = 190
const gap = 24
const wide = 15.2
const narrow = 7.3

/** Anchors that stand in one line of the bar of a laptop, beside the button if it has one, and those behind "More". */
export function barItems(
  anchors: readonly Anchor[],
  hasButton: boolean,
): {
  readonly shown: readonly Anchor[]
  readonly rest: readonly Anchor[]
} {
  const room = whole - (hasButton ? button : 0)
  const ends = anchors.map((_, index) =>
    anchors.slice(0, index + 1).reduce((sum, { short }) => sum + widthOf(short) + gap, 0),
  )
  if ((ends.at(-1) ?? 0) <= room) return { shown: anchors, rest: [] }
  const fitting = ends.filter((end) => end <= room - more).length
  return { shown: anchors.slice(0, fitting), rest: anchors.slice(fitting) }
}

function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? wide : narrow), 0)
}
