import { type LocaleId, type Localised, localeOf, sourceId } from './locale.ts'

/** What is said in a language, and in which one it is: `lang` marks what had to fall back. */
type LocalisedText<T = string> = { readonly text: T; readonly lang: LocaleId }

/** What somebody wrote as it is said in a language: in its own words, else in those of the language it falls back on. */
export function localisedIn<T>(written: Localised<T>, locale: LocaleId): LocalisedText<T> {
  const own = written[locale]
  if (own !== undefined) return { text: own, lang: locale }
  const { fallback } = localeOf(locale)
  return fallback === null ? { text: written[sourceId], lang: sourceId } : localisedIn(written, fallback)
}
