import type { ContentPage } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Dates } from './dates.tsx'
import styles from './drawing.module.css'
import { Holds } from './holds.tsx'
import { Hours } from './hours.tsx'
import { IndexLines } from './index-lines.tsx'
import { Spans } from './spans.tsx'

/** What a head shows where a figure says more than a scene: in a frame of its own, with its name. */
export function Drawing({
  page,
  locale,
  now,
}: {
  readonly page: ContentPage
  readonly locale: LocaleId
  /** ms UTC; null where a page is shown of no moment. */
  readonly now: number | null
}) {
  const { drawing } = page.hero
  if (drawing === null) return null
  return (
    <section className={styles.frame} aria-labelledby="drawing">
      <h2 id="drawing">{drawing.title}</h2>
      {drawing.kind === 'spans' && <Spans drawing={drawing} locale={locale} />}
      {drawing.kind === 'hours' && <Hours drawing={drawing} locale={locale} now={now} />}
      {drawing.kind === 'dates' && <Dates page={page} of={drawing.of} locale={locale} />}
      {drawing.kind === 'index' && <IndexLines drawing={drawing} locale={locale} />}
      {drawing.kind === 'holds' && <Holds drawing={drawing} locale={locale} />}
      {'note' in drawing && drawing.note && <p className={styles.note}>{drawing.note}</p>}
    </section>
  )
}
