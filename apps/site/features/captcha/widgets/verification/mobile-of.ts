import { readMobile } from '@hongyan/domain/typed/read-phone'
import { type LocaleId, localeIds, localeOf } from '@hongyan/locales'

/**
 * A mobile number as it is sent: in the edition of Hong Kong eight digits are one of Hong Kong. What is no mobile stays
 * as it is. A browser knows the edition by its page.
 */
export function mobileOf(typed: string, locale = localeOfPage()): string {
  return readMobile(typed, locale && localeOf(locale).region) ?? typed.trim()
}

function localeOfPage(): LocaleId | undefined {
  if (typeof document === 'undefined') return undefined
  return localeIds.find((id) => localeOf(id).htmlLang === document.documentElement.lang)
}
