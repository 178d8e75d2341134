import type { FactId } from '../../facts.ts'
import { type Both, both, type Claim } from '../../seed.ts'

/** One text, Chinese then English. */
export type Words = readonly [chinese: string, english: string]
/** A text that may rest on facts. */
export type Said = Words | Claim<string>

function say(said: Said): Both<string> | Claim<string> {
  return 'claim' in said ? said : both(...said)
}

/** A stop of a journey; `hours` counts from the stop before it. */
export function stop(hours: number, title: Words, text: Said, watch: Said) {
  return { title: both(...title), text: say(text), hours, watch: say(watch) }
}

/** A step with the fact that goes with it, such as a time or a paper. */
export function step(title: Words, text: Said, mark: Said | null = null) {
  return { title: both(...title), text: say(text), mark: mark && say(mark) }
}

/** A card; with a path it leads to that page. */
export function card(title: Words, text: Said, path: string | null = null) {
  return { title: both(...title), text: say(text), path }
}

/** A term and what is said about it. */
export function term(word: Words, text: Said) {
  return { term: both(...word), text: say(text) }
}

/** A line of a checklist. */
export function check<Verdict extends 'yes' | 'no' | 'condition'>(verdict: Verdict, text: Said) {
  return { verdict, text: say(text) }
}

/** What the three columns of a checklist are called; null for one that has no lines. */
export function heads(yes: Words | null, condition: Words | null, no: Words | null) {
  return {
    yes: yes && both(...yes),
    condition: condition && both(...condition),
    no: no && both(...no),
  }
}

/** Head cells of a table. */
export function columns(...labels: readonly Words[]) {
  return labels.map((label) => ({ label: both(...label) }))
}

/** A row of a table. */
export function cells(...words: readonly Words[]): Both<string[]> {
  return {
    'zh-CN': words.map(([chinese]) => chinese),
    'en-US': words.map(([, english]) => english),
  }
}

/** A row that rests on facts. It goes as a whole, so that no row is ever short of a cell. */
export function claimedCells(factIds: readonly FactId[], ...words: readonly Words[]): Claim<string[]> {
  return { claim: factIds, text: cells(...words), without: null }
}

/** A button that leads to a page of the site. */
export function toPage(label: Words, path: string) {
  return { label: both(...label), target: { kind: 'page', path } } as const
}

/** A button that opens the cooperation consultation. */
export function toTalk(label: Words) {
  return { label: both(...label), target: { kind: 'consultation' } } as const
}

/** A button that opens the order dialog. */
export function toOrder(label: Words) {
  return { label: both(...label), target: { kind: 'order' } } as const
}

/** A zone of a floor plan; `place` is x, y, width and height in cells. */
export function zone<Tone extends 'storage' | 'work' | 'road' | 'cold' | 'office'>(
  tone: Tone,
  place: readonly [x: number, y: number, width: number, height: number],
  label: Words,
  text: Words,
) {
  const [x, y, width, height] = place
  return { label: both(...label), text: both(...text), x, y, width, height, tone }
}

/** A span of a day, in hours of local time; those after midnight go on beyond 24. */
export function span(from: number, to: number, label: Words, text: Words) {
  return { from, to, label: both(...label), text: both(...text) }
}

/** A value of a curve; only the moments worth naming have a label. */
export function point(value: number, label: Words | null = null) {
  return { value, label: label && both(...label) }
}

/** A box of a flow: who or what, and what it does. */
export function node(title: Words, text: Words) {
  return { title: both(...title), text: both(...text) }
}

/** A box of a filled-in form, `parts` twelfths of a row wide. */
export function box<More extends object>(parts: number, label: Words, value: Words, more?: More) {
  return { parts, label: both(...label), value: both(...value), ...more }
}
