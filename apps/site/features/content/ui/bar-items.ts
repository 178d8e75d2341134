import type { Anchor } from '../anchors.ts'

/** Pages have fewer names in the bar than anybody has to search among. */
const most = 7

/** Room for names beside "More" and the button, between one and the next, and how wide they are drawn (px). */
const room = 890
const gap = 24
const wide = 15.2
const narrow = 7.7

/** Anchors that stand in one line of the bar where a page is as wide as it gets, and those behind "More". */
export function barItems(anchors: readonly Anchor[]): {
  readonly shown: readonly Anchor[]
  readonly rest: readonly Anchor[]
} {
  let left = room
  const end = anchors.findIndex(({ short }, index) => {
    left -= widthOf(short) + gap
    return index === most || left < 0
  })
  if (end === -1) return { shown: anchors, rest: [] }
  return { shown: anchors.slice(0, end), rest: anchors.slice(end) }
}

function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? wide : narrow), 0)
}
