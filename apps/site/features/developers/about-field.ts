import { inHongKong } from '@hongyan/content'
import { isDerived, type LocaleId, textIn } from '@hongyan/locales'
import { fieldWords } from './field-words.ts'
import type { ListedField } from './list-fields.ts'

/** What a field of a call is, in a line; null where its name says it. */
export function aboutField(call: string, { name }: ListedField, locale: LocaleId): string | null {
  const names = name.replaceAll('[]', '').split('.')
  const last = names.at(-1) ?? ''
  const words =
    fieldWords[`${call}.${last}`] ?? fieldWords[`${names.at(-2) ?? call}.${last}`] ?? fieldWords[last]
  if (words === undefined) return null
  const [en, zh] = words
  const about = textIn({ en, zh }, locale)
  return isDerived(locale) ? inHongKong(about) : about
}
