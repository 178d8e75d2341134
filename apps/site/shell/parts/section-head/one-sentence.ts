/** The lines of a heading as they are said: Chinese goes on without a space, Latin words need one. */
export function oneSentence(lines: readonly string[]): string {
  return lines.reduce((before, line) => `${before}${needsSpace(before) ? ' ' : ''}${line}`, '')
}

/** Whether what follows this text is set off by a space. */
export function needsSpace(text: string): boolean {
  return /[\x21-\x7e]$/.test(text)
}
