import { type Locale, type LocaleId, localeOf } from './locale.ts'

/** Signs that are not seen, around a text that stands in for one that nobody wrote: a page says by `lang` what it is in. */
const [begins, ends] = ['\u2068', '\u2069']

/** An address, an anchor or a name for programs has no language. */
const address = /^(?:(?:[/#]|[a-z]+:)\S*|[a-z0-9][a-z0-9-]*)$/

/** A text that stands in for one that is missing, marked for `withLanguages`. */
export function fallenBack(text: string): string {
  return /\p{L}/u.test(text) && !address.test(text) ? `${begins}${text}${ends}` : text
}

/** Whether a text stands in for one that is missing; what scripts are given no longer tells. */
export function isFallenBack(text: string): boolean {
  return text.startsWith(begins)
}

/** The language in whose words stands what a language lacks; null where it lacks nothing, or makes it. */
export function standInOf(id: LocaleId): Locale | null {
  const { complete, derivation, fallback } = localeOf(id)
  if (complete || derivation !== null || fallback === null) return null
  const next = localeOf(fallback)
  return next.complete || next.fallback === null ? next : standInOf(fallback)
}
