import { standInOf } from './fallen-back.ts'
import { type LocaleId, localeOf, type Marks, marksOf } from './locale.ts'

const endsLatin = /[a-z\d][.!?)”’]*\u2069?$/i
const beginsLatin = /^\u2068?[“‘(]*[a-z\d]/i

/**
 * The marks between two texts: those of the language, or where both stand in for missing ones those of the language that
 * they are in. A browser no longer has the signs of such texts: they are known by their letters.
 */
export function marksBetween(locale: LocaleId, before: string, after: string): Marks {
  const standIn = standInOf(locale)
  const differs = standIn?.script === 'latin' && localeOf(locale).script !== 'latin'
  return differs && endsLatin.test(before) && beginsLatin.test(after) ? standIn.marks : marksOf(locale)
}

/** Sentences one behind the other; what is empty is left out. */
export function inSentences(locale: LocaleId, sentences: readonly string[]): string {
  return sentences
    .filter((sentence) => sentence !== '')
    .reduce(
      (before, next) => (before === '' ? next : before + marksBetween(locale, before, next).gap + next),
      '',
    )
}
