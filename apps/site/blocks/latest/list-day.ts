import { formatDate, formatListDate, homeZone, type LocaleId, locales, noonAtHome } from '@hongyan/locales'

/** A calendar day (`2026-11-18`) as lists of several years show it: digits in Chinese, `Nov 18, 2026` in English. */
export function listDay(day: string, locale: LocaleId): string {
  const noon = noonAtHome(day)
  return locales[locale].chinese
    ? formatListDate(noon, homeZone, true)
    : `${formatDate(locale, noon, homeZone)}, ${day.slice(0, 4)}`
}
