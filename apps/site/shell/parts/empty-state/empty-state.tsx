import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/**
 * What stands where a list or a page of one's own has nothing yet: what it will be for, the first step, and a picture
 * of it as wide everywhere.
 */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  lead,
  children,
  picture,
}: {
  readonly title: string
  /** `h1` where it is all of the page. */
  readonly heading?: 'h1' | 'h2'
  readonly lead: string
  /** The first step, and others. */
  readonly children: ReactNode
  readonly picture: ReactNode
}) {
  return (
    <section className={styles.empty}>
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <p>{lead}</p>
        <div className={styles.ways}>{children}</div>
      </div>
      {picture}
    </section>
  )
}
