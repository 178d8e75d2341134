/** The first sentence of a text, for places where one is enough. */
export function firstSentence(text: string): string {
  return /^.*?(?:[。！？]|[.!?](?=\s))/su.exec(text)?.[0] ?? text
}
