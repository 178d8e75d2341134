/** A mark that ends a clause, with what comes before it. */
const clause = /[^，：；。？！]*[，：；。？！]+|[^，：；。？！]+$/gu

/**
 * A Chinese heading that breaks between its clauses before it breaks inside one. Latin text breaks between words as
 * it is.
 */
export function Phrases({ text }: { readonly text: string }) {
  const clauses = /\p{Script=Han}/u.test(text) ? (text.match(clause) ?? []) : []
  if (clauses.length < 2) return text
  return clauses.map((one) => <span key={one}>{one}</span>)
}
