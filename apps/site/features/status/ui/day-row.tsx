import { statusMessages } from '@hongyan/content'
import { fill, type LocaleId, marksOf, sayDay } from '@hongyan/locales'
import type { DayMark } from '../load.ts'
import styles from './page.module.css'

/** The last days of a service, a bar for each, and in words what they show. */
export function DayRow({ days, locale }: { readonly days: readonly DayMark[]; readonly locale: LocaleId }) {
  const words = statusMessages(locale).days
  const [first] = days
  if (!first) return null
  const troubles = days.filter(({ mark }) => mark === 'trouble').map(({ day }) => sayDay(locale, day))
  const sentence =
    troubles.length === 0 ? words.fine : fill(words.troubles, { list: troubles.join(marksOf(locale).list) })
  const since = days.find(({ mark }) => mark !== 'none')?.day ?? first.day
  const span = since === first.day ? words.span : words.since
  return (
    <figure className={styles.days}>
      <div aria-hidden="true">
        {days.map(({ day, mark }) => (
          <span key={day} data-mark={mark} title={sayDay(locale, day)} />
        ))}
      </div>
      <figcaption>
        <span>{fill(span, { from: sayDay(locale, since), date: sayDay(locale, since) })}</span>
        <span>{sentence}</span>
      </figcaption>
    </figure>
  )
}
