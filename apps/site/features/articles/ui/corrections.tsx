import { type Article, articleMessages } from '@hongyan/content'
import { formatFullDate, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import styles from './corrections.module.css'

/** What was put right after publication; nothing when nothing was. */
export function Corrections({
  items,
  locale,
}: {
  readonly items: Article['corrections']
  readonly locale: LocaleId
}) {
  if (items.length === 0) return null
  return (
    <section className={styles.corrections} aria-labelledby="corrections">
      <h2 id="corrections">{articleMessages(locale).corrections}</h2>
      {items.map(({ date, text }) => (
        <p key={date}>
          <time dateTime={date}>{formatFullDate(locale, noonAtHome(date), homeZone)}</time>
          {text}
        </p>
      ))}
    </section>
  )
}
