import { picturesMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'

/** Hours since midnight as clock time, of whichever day. The end of the first day is 24:00. */
export function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60)
  const hour = minutes === 24 * 60 ? 24 : Math.floor(minutes / 60) % 24
  return `${pad(hour)}:${pad(minutes % 60)}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** How long something takes: minutes under an hour, days from three days on. */
export function durationWords(locale: LocaleId, hours: number): string {
  const words = picturesMessages(locale)
  if (hours < 1) return plural(locale, Math.round(hours * 60), words.minutes)
  if (hours >= 72 && hours % 24 === 0) return plural(locale, hours / 24, words.days)
  return plural(locale, hours, words.hours)
}
