import { ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './action-card.module.css'

type CardLinkProps = {
  readonly href: string
  readonly icon: ReactNode
  readonly children: ReactNode
  /** A page of whoever is signed in is not fetched before it is asked for. */
  readonly own?: boolean
}

/** One way on, as a line of a card. */
export function CardLink({ href, icon, children, own = false }: CardLinkProps) {
  return (
    <a href={href} className={styles.row} data-no-prefetch={own ? '' : undefined}>
      {icon}
      <span>{children}</span>
      <ChevronRightIcon size={16} />
    </a>
  )
}
