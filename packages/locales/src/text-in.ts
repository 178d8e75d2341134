import { type LocaleId, localeOf } from './locale.ts'

/** A text of the data, such as the name of a place: Simplified and Traditional Chinese as in Hong Kong, and English. */
export type DataText = { readonly zh: string; readonly hk: string; readonly en: string }

/** The same where not every language has one of its own. */
type PartText = Pick<DataText, 'zh'> & Partial<DataText>

/** A text of the data in a language, or in the one it falls back on. */
export function textIn(text: PartText, locale: LocaleId): string {
  const { key, fallback } = localeOf(locale)
  const own = (text as Readonly<Record<string, string | undefined>>)[key]
  return own ?? (fallback === null ? text.zh : textIn(text, fallback))
}
