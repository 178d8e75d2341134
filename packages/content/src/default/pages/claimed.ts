import { type FactId, figureOf } from '../../facts.ts'
import { type Claim, claim } from '../../seed.ts'

/** Chooses the words of the language a part is being made in. */
type Say = (chinese: string, english: string) => string

/** A part made of several texts that rest on the same facts: it goes with them as a whole. */
export function claimed<V>(factIds: readonly FactId[], make: (say: Say) => V): Claim<V> {
  return claim(
    factIds,
    make((chinese) => chinese),
    make((_, english) => english),
  )
}

/** Facts to show large among a page's figures; one that has expired is left out. */
export function figuresOf(...factIds: readonly FactId[]) {
  return factIds.map((factId) => claim([factId], figureOf(factId, 'zh-CN'), figureOf(factId, 'en-US')))
}
