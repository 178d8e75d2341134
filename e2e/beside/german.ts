import { localeIds, localeOf, rootId } from '@hongyan/locales'
import { withoutMarks } from '@hongyan/locales/with-languages'

/** The edition that a company beside the first has in German. */
export const german = localeIds.find((id) => localeOf(id).htmlLang === 'de') ?? rootId

/** Texts as a page shows them: what stands in for a missing one is marked by its language there. */
export function shown<Texts>(texts: Texts): Texts {
  return JSON.parse(withoutMarks(JSON.stringify(texts)))
}
