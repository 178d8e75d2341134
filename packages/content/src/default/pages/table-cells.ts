import type { FactId } from '../../facts.ts'
import { type Both, both, type Claim } from '../../seed.ts'
import type { Words } from './builders.ts'

type Large = { readonly value: string; readonly unit: string | null }
type Figure = readonly [value: string, unit: string | null]
type CellSeed = Both<string> | Claim<string> | Both<Large> | Claim<string | Large>

/** A cell shown as a large figure with a small unit: value and unit in Chinese, then in English. */
export function large(chinese: Figure, english: Figure): Both<Large> {
  const [zhValue, zhUnit] = chinese
  const [value, unit] = english
  return { 'zh-CN': { value: zhValue, unit: zhUnit }, 'en-US': { value, unit } }
}

/** A large figure that rests on facts, with the words that stand in its cell once they have expired. */
export function largeOr(
  factIds: readonly FactId[],
  figure: Both<Large>,
  without: Words,
): Claim<string | Large> {
  return { claim: factIds, text: figure, without: both(...without) }
}

/** A row of a table whose cells may be words, large figures or statements resting on facts. */
export function row(...cells: readonly (Words | CellSeed)[]): CellSeed[] {
  return cells.map((cell) => ('length' in cell ? both(...cell) : cell))
}

/** A column whose equal cells become one tall cell. */
export function merged(...label: Words) {
  return { label: both(...label), merge: true }
}
