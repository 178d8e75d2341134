import { formatTime, formatTimes, homeZone, type Instant, type LocaleId } from '@hongyan/locales'

/** The times of a window alone: `16:00–17:00`. */
export function timesOf(locale: LocaleId, from: Instant, until: Instant): string {
  return formatTimes(locale, from, until, homeZone)
}

/** How one greets at this time of the day in China. */
export function greetingAt(now: number): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = Number(formatTime('en-US', now, homeZone).slice(0, 2))
  if (hour < 5) return 'night'
  if (hour < 11) return 'morning'
  if (hour < 13) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}
