import type { Passage } from '@hongyan/content'

/** The first list of a text under its heading: what somebody has to know who reads nothing else. */
type Points = { readonly title: string; readonly items: readonly string[] }

/** A text without the points that its head takes; null where it has none. A sentence may stand between them. */
export function liftPoints(body: readonly Passage[]): {
  readonly points: Points | null
  readonly rest: readonly Passage[]
} {
  for (const [at, passage] of body.entries()) {
    const [next, second] = body.slice(at + 1)
    if (passage.kind !== 'heading') continue
    if (next?.kind === 'list') {
      return {
        points: { title: passage.text, items: next.items },
        rest: body.filter((one) => one !== passage && one !== next),
      }
    }
    if (next?.kind === 'paragraph' && second?.kind === 'list') {
      return {
        points: { title: passage.text, items: second.items },
        rest: body.filter((one) => one !== passage && one !== second),
      }
    }
  }
  return { points: null, rest: body }
}
