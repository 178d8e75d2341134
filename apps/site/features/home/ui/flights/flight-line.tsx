import { homeMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { pathIn } from '../../../../paths.ts'
import styles from './flight-line.module.css'
import { nightFlights, timetablePage } from './night-flights.ts'

/**
 * How many flights the timetable has, with the way to it; a script says in its place what is in the air now. Nothing
 * where there is no timetable.
 */
export function FlightLine({ locale }: { readonly locale: LocaleId }) {
  const count = nightFlights(locale, undefined).length
  if (count === 0) return null
  return (
    <a href={pathIn(locale, timetablePage)} className={styles.line} data-flight-line="">
      <b data-flight-time="" />
      <span>
        <span data-flight-words="">{plural(locale, count, homeMessages(locale).flights.count)}</span>{' '}
        <span data-flight-way="" />
      </span>
    </a>
  )
}
