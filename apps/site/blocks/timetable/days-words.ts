import { picturesMessages } from '@hongyan/content'
import { fill, type LocaleId, localeOf, marksOf } from '@hongyan/locales'

/** Days that follow one another, from how many on they are said by the first and the last. */
const leastRun = 3

/** The days of a week a flight leaves on (1 is Monday), in words: all of them, or the days with their runs. */
export function daysWords(days: readonly number[], locale: LocaleId): string {
  const words = picturesMessages(locale).flights
  if (days.length === 7) return words.daily
  const runs: number[][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) =>
    // The first of January 2024 was a Monday.
    new Intl.DateTimeFormat(localeOf(locale).intl, { weekday: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, day),
    )
  const parts = runs.flatMap((run) =>
    run.length < leastRun
      ? run.map(name)
      : [fill(words.dayRange, { from: name(run[0]), to: name(run.at(-1)) })],
  )
  return parts.join(marksOf(locale).list)
}
