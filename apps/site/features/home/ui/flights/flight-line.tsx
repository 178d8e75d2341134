import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../../../../paths.ts'
import styles from './flight-line.module.css'
import { timetablePage } from './night-flights.ts'

/** What is in the air now by the timetable: one line, which a script fills and renews, with the way to the timetable. */
export function FlightLine({ locale }: { readonly locale: LocaleId }) {
  return (
    <a href={pathIn(locale, timetablePage)} className={styles.line} data-flight-line="" hidden>
      <b data-flight-time="" />
      <span data-flight-words="" />
    </a>
  )
}
