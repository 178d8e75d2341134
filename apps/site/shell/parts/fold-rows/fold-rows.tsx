import { picturesMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import styles from './fold-rows.module.css'

/**
 * A table or a list of which a phone shows the first rows, and all on a press: a checkbox and a style rule. Wider
 * screens and paper have every row. Five rows or fewer are not folded: what they say is read whole.
 */
export function FoldRows({
  count,
  shown = 4,
  locale,
  children,
}: {
  readonly count: number
  /** Rows that a phone shows at once. */
  readonly shown?: 1 | 3 | 4
  readonly locale: LocaleId
  readonly children: ReactNode
}) {
  if (count <= 5) return children
  const words = picturesMessages(locale).fold
  return (
    <div className={styles.folded} data-shown={shown}>
      {children}
      <label className={styles.all}>
        <input type="checkbox" />
        <span>{fill(words.all, { count })}</span>
        <span>{words.fewer}</span>
      </label>
    </div>
  )
}
