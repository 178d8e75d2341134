import { picturesMessages } from '@hongyan/content'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import styles from './timetable.module.css'

const week = [1, 2, 3, 4, 5, 6, 7]

/** The days of a week a flight leaves on, Monday first: the seven letters, those days dark. */
export function FlightDays({
  days,
  locale,
}: {
  readonly days: readonly number[]
  readonly locale: LocaleId
}) {
  const name = (day: number, weekday: 'narrow' | 'long') =>
    // The first of January 2024 was a Monday.
    new Intl.DateTimeFormat(localeOf(locale).intl, { weekday, timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, day),
    )
  const daily = picturesMessages(locale).flights.daily
  return (
    <>
      <span className="visually-hidden">
        {days.length === 7 ? daily : days.map((day) => name(day, 'long')).join(' ')}
      </span>
      <span className={styles.week} aria-hidden="true">
        {week.map((day) => (
          <span key={day} className={classNames(days.includes(day) && styles.flies)}>
            {name(day, 'narrow')}
          </span>
        ))}
      </span>
    </>
  )
}
