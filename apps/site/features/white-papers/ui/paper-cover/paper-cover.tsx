import { wordMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { CoverArt } from './cover-art.tsx'
import styles from './paper-cover.module.css'

/** The cover of a white paper as it is printed, small. What it says stands beside it, so nobody needs to hear it. */
export function PaperCover({
  paper,
  title,
  line,
  locale,
}: {
  readonly paper: string
  readonly title: string
  readonly line: string
  readonly locale: LocaleId
}) {
  return (
    <div className={styles.cover} aria-hidden="true">
      <span className={styles.brand}>{wordMessages(locale).brand}</span>
      <span className={styles.words}>
        <b>{title}</b>
        {line}
      </span>
      <CoverArt paper={paper} />
    </div>
  )
}
