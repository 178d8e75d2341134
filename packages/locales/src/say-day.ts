import { formatDate } from './format-date.ts'
import type { LocaleId } from './locale.ts'

/** A calendar day, `2026-11-30`, for a field that holds it: `11 月 30 日`, `Nov 30`; a dash for none. */
export function sayDay(locale: LocaleId, day: string): string {
  const at = Date.parse(`${day}T12:00:00Z`)
  return Number.isNaN(at) ? '–' : formatDate(locale, at, 'UTC')
}
