import { isDerived, type LocaleId, sourceId, writtenIds } from '@hongyan/locales'

/** The language whose texts are made of the source where nobody wrote them; null where the site has none. */
export const derivedId: LocaleId | null = writtenIds.find(isDerived) ?? null

/**
 * A written document with one language of each of its texts: what two versions differ in there, and in what stands in
 * no language. Hong Kong has the Simplified where nobody wrote it; what is missing is null.
 */
export function inLanguage(written: unknown, language: LocaleId): unknown {
  if (Array.isArray(written)) return written.map((one) => inLanguage(one, language))
  if (typeof written !== 'object' || written === null) return written
  if (writtenIds.some((id) => id in written)) {
    const own: unknown = Reflect.get(written, language) ?? null
    const shown: unknown = isDerived(language) && own === null ? Reflect.get(written, sourceId) : own
    return inLanguage(shown ?? null, language)
  }
  return Object.fromEntries(Object.entries(written).map(([key, part]) => [key, inLanguage(part, language)]))
}

/** Whether somebody wrote any text of a document for a language by itself. */
export function isWrittenIn(part: unknown, language: LocaleId): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.hasOwn(part, language) || Object.values(part).some((one) => isWrittenIn(one, language))
}
