import type { ReactNode } from 'react'
import { WordBreaks } from './word-breaks.tsx'

/** A mark that ends a clause, with what comes before it. */
const clause = /[^，：；。？！]*[，：；。？！]+|[^，：；。？！]+$/gu
/** The same of a list inside a clause. */
const item = /[^、]*、+|[^、]+$/gu

/**
 * A Chinese text that breaks between its clauses before it breaks inside one, and between the items of a list before
 * it breaks inside an item. Latin text breaks between words as it is.
 */
export function Phrases({ text }: { readonly text: string }) {
  if (!/\p{Script=Han}/u.test(text)) return text
  return held(text.match(clause) ?? [], (one) =>
    held(one.match(item) ?? [], (part) => <WordBreaks text={part} />),
  )
}

/** Each part in a box of its own, or the whole as it is where there is one part only. */
function held(parts: readonly string[], inside: (part: string) => ReactNode): ReactNode {
  const [only] = parts
  if (parts.length < 2) return only === undefined ? null : inside(only)
  return parts.map((part) => <span key={part}>{inside(part)}</span>)
}
