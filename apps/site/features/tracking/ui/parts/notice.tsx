import { AlertIcon, InfoIcon, WifiOffIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const icons = { info: InfoIcon, caution: AlertIcon, offline: WifiOffIcon } as const

type NoticeProps = {
  readonly kind: keyof typeof icons
  readonly title?: string
  readonly children: ReactNode
  /** A way on, such as trying again. */
  readonly action?: ReactNode
}

/** Something the reader should know before trusting what stands below it. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div role="status" className={styles.notice} data-kind={kind}>
      <Icon />
      <div>
        {title && <strong>{title}</strong>}
        <p>{children}</p>
      </div>
      {action}
    </div>
  )
}
