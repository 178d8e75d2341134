import { type LocaleId, placeName, readsSource, textIn } from '@hongyan/locales'
import { formatArea } from './format-address.ts'
import { parseAddress } from './parse-address.ts'

/**
 * An address that is stored as one Chinese text, for readers of a language: in English the area that it begins with is
 * named so and stands behind the rest, which stays letter by letter. What does not surely begin with one, and every other
 * language, stays as it was written.
 */
export function addressIn(text: string, locale: LocaleId): string {
  if (readsSource(locale)) return text
  const { province, city, district, candidates, confidence } = parseAddress(text)
  const area = formatArea({ province, city, district })
  const rest = text.slice(area.length).trim()
  const isSure = district !== null && confidence.district === 'sure' && candidates.length === 0
  if (!isSure || !text.startsWith(area) || rest === '') return text
  const names = [province, city, district].flatMap((one) => (one ? [textIn(one.name, locale)] : []))
  return placeName([...names.filter((name, at) => name !== names[at - 1]), rest], locale)
}
