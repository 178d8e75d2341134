import { formatFullDate, formatListDate, homeZone, type LocaleId, localeOf } from '@hongyan/locales'

/** A calendar day (`2026-11-18`) as lists of several years show it: digits, or `Nov 18, 2026`. */
export function listDay(day: string, locale: LocaleId): string {
  const noon = `${day}T12:00:00+08:00`
  return localeOf(locale).dates.lists === 'digits'
    ? formatListDate(noon, homeZone, true)
    : formatFullDate(locale, noon, homeZone, 'short')
}
