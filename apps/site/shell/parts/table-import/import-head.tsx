import type { ReactNode } from 'react'
import styles from './table-import.module.css'

/** The top of the panel in which a table comes in: what it is, and what can be done beside it. */
export function ImportHead({
  id,
  title,
  lead,
  children,
}: {
  /** Of the heading, which names the panel. */
  readonly id: string
  readonly title: string
  readonly lead: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  )
}
