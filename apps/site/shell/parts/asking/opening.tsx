import { classNames } from '@hongyan/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './opening.module.css'

/** The top of a page that answers a question: its title, a lead until something is asked, and the form. */
export function Opening({
  title,
  lead,
  className,
  children,
}: {
  readonly title: string
  readonly lead: string | null
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={classNames(styles.opening, className)}>
      <div className={`page ${styles.words}`}>
        <h1>{title}</h1>
        {lead !== null && <p>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
