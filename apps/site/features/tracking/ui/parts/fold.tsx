import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './side-card.module.css'

/** A card of the column beside a result that few open: its name, and the rest once it is asked for. */
export function Fold({
  title,
  icon,
  children,
}: {
  readonly title: string
  readonly icon: ReactNode
  readonly children: ReactNode
}) {
  return (
    <details className={styles.fold} data-print="no">
      <summary>
        {icon}
        <h3>{title}</h3>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
