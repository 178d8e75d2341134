/** What fields are, in a line, by their names; by the name of their call or object too where a name has several meanings. */
export type FieldWords = Readonly<Record<string, string>>

/** What a field of a call is; null where its name says it. */
export function aboutField(words: FieldWords, call: string, name: string): string | null {
  const names = name.replaceAll('[]', '').split('.')
  const last = names.at(-1) ?? ''
  return words[`${call}.${last}`] ?? words[`${names.at(-2) ?? call}.${last}`] ?? words[last] ?? null
}
