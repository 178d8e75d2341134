import { type Home, homeMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { FigureList } from '../../../../blocks/figures/figure-list.tsx'
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
    <section className={`page ${stack(16)}`} aria-label={homeMessages(locale).figures.label}>
      <FigureList className={styles.row} figures={figures.items} />
      <p className={styles.note}>{figures.note}</p>
    </section>
  )
}
