import { type FactId, figureOf } from '../../../facts.ts'
import type { Claim } from '../../../seed.ts'

/** Chooses the words of the language a part is being made in. */
type Say = (chinese: string, english: string) => string
type Figure = ReturnType<typeof figureOf>

/** A part made of several texts that rest on the same facts: it goes with them as a whole. */
export function claimed<V>(factIds: readonly FactId[], make: (say: Say) => V): Claim<V> {
  return {
    claim: factIds,
    text: { 'zh-CN': make((chinese) => chinese), 'en-US': make((_, english) => english) },
    without: null,
  }
}

/** A fact to show large among a page's figures. */
export function stated(factId: FactId): Claim<Figure> {
  return {
    claim: [factId],
    text: { 'zh-CN': figureOf(factId, 'zh-CN'), 'en-US': figureOf(factId, 'en-US') },
    without: null,
  }
}
