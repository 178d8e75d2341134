/** Widest that the words of the main bar may be beside a logo, in em of their size. */
const widest = 42

/** Letters that are as wide as they are high: Chinese, kana, Hangul and their marks. */
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/

/** Whether words are too long together for one line of the header, by about how wide their letters are. */
export function isCrowded(words: readonly string[]): boolean {
  const letters = words.flatMap((word) => [...word])
  return letters.reduce((sum, letter) => sum + (wide.test(letter) ? 1 : 0.55), 0) > widest
}
