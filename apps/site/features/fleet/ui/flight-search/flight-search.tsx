import { loadingMessages } from '@hongyan/content'
import { fill, formatWeekdayDate, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button } from '@hongyan/ui/button.tsx'
import { SelectField } from '@hongyan/ui/field.tsx'
import { Timetable } from '../../../../blocks/timetable/timetable.tsx'
import { paths } from '../../../../paths.ts'
import { findFlights } from './find-flights.ts'
import styles from './flight-search.module.css'
import type { FlightQuery } from './read-flight-query.ts'

/** A place, another and a day, asked with a plain GET, and under them the flights of that day. */
export function FlightSearch({ query, locale }: { readonly query: FlightQuery; readonly locale: LocaleId }) {
  const words = loadingMessages(locale).flights
  const { places, days, from, to, day, isAsked } = query
  return (
    <>
      <section className={`page ${styles.dock}`} aria-labelledby="flights">
        <h2 id="flights" className="visually-hidden">
          {words.title}
        </h2>
        <form action={paths.flights(locale)} method="get" className={styles.form}>
          <SelectField id="flight-from" name="from" label={words.from} defaultValue={from}>
            {places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </SelectField>
          <SelectField id="flight-to" name="to" label={words.to} defaultValue={to ?? ''}>
            <option value="">{words.any}</option>
            {places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </SelectField>
          <SelectField id="flight-day" name="day" label={words.day} defaultValue={day}>
            {days.map((one) => (
              <option key={one} value={one}>
                {dayWords(one, locale)}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{words.submit}</Button>
        </form>
      </section>
      {isAsked && <Found query={query} locale={locale} />}
    </>
  )
}

function Found({ query, locale }: { readonly query: FlightQuery; readonly locale: LocaleId }) {
  const words = loadingMessages(locale).flights
  const { flights, note, days, from, to, day } = query
  const on = (date: string) => findFlights(flights, { from, to, weekday: weekdayOf(date) })
  const found = on(day)
  const [first] = found
  if (first) {
    const title = fill(words.found, { from, to: to ?? words.any, day: dayWords(day, locale) })
    const lead = to !== null && first.to !== to ? fill(words.through, { place: first.to }) : null
    return (
      <div className={styles.found} role="status">
        <Timetable
          block={{ kind: 'timetable', id: 'found', title, lead, flights: [...found], note }}
          locale={locale}
        />
      </div>
    )
  }
  const next = days.find((one) => one > day && on(one).length > 0)
  const search = new URLSearchParams({ from, to: to ?? '', day: next ?? '' })
  return (
    <div className={`page ${styles.found}`} role="status">
      <p>{fill(words.none, { from, to: to ?? words.any, day: dayWords(day, locale) })}</p>
      {next && (
        <ArrowLink href={paths.flights(locale).replace('#', `?${search}#`)}>
          {fill(words.next, { day: dayWords(next, locale) })}
        </ArrowLink>
      )}
    </div>
  )
}

function dayWords(day: string, locale: LocaleId): string {
  return formatWeekdayDate(locale, noonAtHome(day), homeZone)
}

/** 1 for Monday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}
