/** What a description says first: a card has room for a sentence, and half a second one says nothing. */
export function firstSentence(text: string): string {
  return /^.+?(?:[。！？；]|[.!?](?=\s|$))/su.exec(text)?.[0].replace(/；$/u, '。') ?? text
}
