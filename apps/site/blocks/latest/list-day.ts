import {
  formatFullDate,
  formatListDate,
  homeZone,
  type LocaleId,
  localeOf,
  noonAtHome,
} from '@hongyan/locales'

/** A calendar day (`2026-11-18`) as lists of several years show it: digits, or `Nov 18, 2026`. */
export function listDay(day: string, locale: LocaleId): string {
  const noon = noonAtHome(day)
  return localeOf(locale).dates.lists === 'digits'
    ? formatListDate(noon, homeZone, true)
    : formatFullDate(locale, noon, homeZone, 'short')
}
