import { type Home, homeMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import styles from './figures.module.css'

/** The company in four numbers, and where they come from. Text first: nothing counts up. */
export function Figures({
  figures,
  locale,
}: {
  readonly figures: Home['figures']
  readonly locale: LocaleId
}) {
  if (figures.items.length === 0) return null
  return (
    <section className={`page ${styles.figures}`} aria-label={homeMessages(locale).figures.label}>
      <dl className={styles.row}>
        {figures.items.map(({ id, value, unit, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{figures.note}</p>
    </section>
  )
}
