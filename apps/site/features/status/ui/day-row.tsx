import { statusMessages } from '@hongyan/content'
import type { PublicService } from '@hongyan/domain/service-days/service-days'
import { fill, formatTime, homeZone, type LocaleId, plural, sayDay } from '@hongyan/locales'
import { type DayMark, shownDays } from '../load.ts'
import styles from './page.module.css'

/** The last days of a service, a cell for each, hollow where there is no record; of each day with trouble, under them, since when and what it was. */
export function DayRow({
  service,
  days,
  locale,
}: {
  readonly service: PublicService
  readonly days: readonly DayMark[]
  readonly locale: LocaleId
}) {
  const words = statusMessages(locale).days
  const first = days.find(({ mark }) => mark !== 'unrecorded')
  if (!first) return null
  const troubles = days.filter((day) => day.mark === 'trouble')
  const sentence = troubles.length === 0 ? words.fine : plural(locale, troubles.length, words.troubles)
  const isWhole = first === days[0]
  return (
    <figure className={styles.days}>
      <div aria-hidden="true">
        {days.map(({ day, mark }) => (
          <span key={day} data-mark={mark} />
        ))}
      </div>
      <figcaption>
        <p>
          <span>{fill(words.span, { most: String(shownDays) })}</span>
          <b>{words.today}</b>
          <span>
            {sentence}
            {!isWhole && <i>{fill(words.since, { date: sayDay(locale, first.day) })}</i>}
          </span>
        </p>
        {troubles.length > 0 && (
          <ul>
            {troubles.toReversed().map(({ day, since: at }) => (
              <li key={day}>
                <b>
                  {at === null
                    ? fill(words.entry, { day: sayDay(locale, day) })
                    : fill(words.found, { day: sayDay(locale, day), time: formatTime(locale, at, homeZone) })}
                </b>{' '}
                {words.what[service]}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  )
}
