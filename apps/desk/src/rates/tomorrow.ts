import { homeZone } from '@hongyan/locales'
/** The calendar day after today in China, `2026-12-01`. */
export function tomorrow(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: homeZone }).format(Date.now() + 86_400_000)
}
