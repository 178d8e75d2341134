/** The lines of a heading as they are said: Chinese goes on without a space, Latin words need one. */
export function oneSentence(lines: readonly string[]): string {
  return lines.reduce((before, line) => `${before}${needsSpace(before) ? ' ' : ''}${line}`, '')
}

/** Signs around a text that stands in for a missing one are not seen. */
const endsInWords = /[\x21-\x7e\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\u2069?$/u

/** Whether what follows this text is set off by a space. */
export function needsSpace(text: string): boolean {
  return endsInWords.test(text)
}
