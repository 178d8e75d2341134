import { type FactId, figureOf } from '../../../facts.ts'
import { type Both, both, type Claim } from '../../../seed.ts'
import type { Words } from '../solutions/builders.ts'

type Large = { readonly value: string; readonly unit: string | null }
type Figure = readonly [value: string, unit: string | null]
type CellSeed = Both<string> | Claim<string> | Both<Large> | Claim<string | Large>

/** Large figures of the facts register; one whose fact has expired is left out. */
export function figuresOf(...factIds: readonly FactId[]) {
  return factIds.map((factId) => ({
    claim: [factId],
    text: { 'zh-CN': figureOf(factId, 'zh-CN'), 'en-US': figureOf(factId, 'en-US') },
    without: null,
  }))
}

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

/** A place on a plan: its corner, its size in cells, and what happens there. */
export function zone<Tone extends 'storage' | 'work' | 'road' | 'cold' | 'office'>(
  [x, y, width, height]: readonly [number, number, number, number],
  tone: Tone,
  label: Words,
  text: Words,
) {
  return { label: both(...label), text: both(...text), x, y, width, height, tone }
}

/** A stretch of a day; hours after midnight go on beyond 24. */
export function span(from: number, to: number, label: Words, text: Words) {
  return { from, to, label: both(...label), text: both(...text) }
}

/** A reading of a curve, named where something happens. */
export function reading(value: number, label: Words | null = null) {
  return { value, label: label && both(...label) }
}

/** A box of a flow: who or what, and what it does. */
export function node(title: Words, text: Words) {
  return { title: both(...title), text: both(...text) }
}
