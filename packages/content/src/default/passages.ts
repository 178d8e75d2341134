import type { FactId } from '../facts.ts'
import { type Both, both, type Claim, claimOr } from '../seed.ts'

type Words = readonly [chinese: string, english: string]
/** A text of a list or a table: Chinese then English, or a statement that rests on facts. */
type Item = Words | Claim<string>
/** A cell may also be one value that reads the same in both languages, such as a number. */
type Cell = Item | string

function said(item: Item): Both<string> | Claim<string> {
  return 'claim' in item ? item : both(...item)
}

function cell(value: Cell): string | Both<string> | Claim<string> {
  return typeof value === 'string' ? value : said(value)
}

/** Passages of a news item or a notice, Chinese then English. */
export const passage = {
  paragraph: (chinese: string, english: string) =>
    ({ kind: 'paragraph', text: both(chinese, english) }) as const,
  /** A paragraph with figures of the company, and what stands in its place once they have expired. */
  stated: (factIds: readonly FactId[], stated: Words, without: Words) =>
    ({ kind: 'paragraph', text: claimOr(factIds, stated, without) }) as const,
  heading: (chinese: string, english: string) => ({ kind: 'heading', text: both(chinese, english) }) as const,
  list: (...items: readonly Item[]) => ({ kind: 'list', items: items.map(said) }) as const,
  quote: (words: Words, who: Words) => ({ kind: 'quote', text: both(...words), who: both(...who) }) as const,
  /** One measured value, shown large. */
  figure: (value: Cell, unit: Cell | null, label: Item) =>
    ({
      kind: 'figure',
      value: cell(value),
      unit: unit === null ? null : cell(unit),
      label: said(label),
    }) as const,
  table: (caption: Words, columns: readonly Words[], rows: readonly (readonly Cell[])[]) =>
    ({
      kind: 'table',
      caption: both(...caption),
      columns: columns.map((column) => both(...column)),
      rows: rows.map((cells) => cells.map(cell)),
    }) as const,
}
