import { contentMessages } from '@hongyan/content'
import { inSentences } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import type { BlockProps } from '../block-props.ts'
import { FigureList } from './figure-list.tsx'
import styles from './page-figures.module.css'

/** What a page promises, in up to four figures under lines of their own: those of the facts register, all invented. */
export function PageFigures({ block, locale }: BlockProps<'figures'>) {
  const { items, note } = block
  if (items.length === 0) return null
  const { figures, sampleFigures: sample } = contentMessages(locale)
  return (
    <section className={`page ${stack(16)}`} aria-label={figures}>
      <FigureList className={styles.row} figures={items} />
      <p className={styles.note}>{inSentences(locale, [sample, note ?? ''])}</p>
    </section>
  )
}
