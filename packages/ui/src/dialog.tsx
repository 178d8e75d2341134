import type { ElementType, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { CloseIcon } from './icons.tsx'

const closedBy = { any: 'any', key: 'closerequest', control: 'none' } as const

type DialogProps = {
  readonly id: string
  readonly title: string
  /** Accessible name of the ✕. */
  readonly closeLabel: string
  /** `any`: the backdrop and Escape close it too; `key`: Escape does; `control`: only its own controls do. */
  readonly dismiss: keyof typeof closedBy
  readonly size?: 'wide' | 'small' | 'tiny'
  /** Stands near the top of the window, so that it stays where it is while it grows. */
  readonly grows?: boolean
  /** In the place of `<dialog>`, for one whose content comes later. */
  readonly element?: ElementType
  /** Stands with the title in a column of its own beside the body, which then scrolls alone. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The frame of every dialog: a native `<dialog>` that a link or button with `data-opens={id}` opens. */
export function DialogFrame({
  id,
  title,
  closeLabel,
  dismiss,
  size = 'wide',
  grows = false,
  element: Element = 'dialog',
  aside,
  children,
}: DialogProps) {
  return (
    <Element
      id={id}
      className={classNames(
        styles.dialog,
        size !== 'wide' && styles[size],
        grows && styles.grows,
        aside !== undefined && styles.split,
      )}
      aria-labelledby={`${id}-title`}
      data-dismiss={dismiss}
      {...{ closedby: closedBy[dismiss] }}
    >
      <form method="dialog" className={styles.head}>
        {!aside && <h2 id={`${id}-title`}>{title}</h2>}
        <button type="submit" className={styles.close} aria-label={closeLabel}>
          <CloseIcon />
        </button>
      </form>
      {aside && (
        <div className={styles.aside}>
          <h2 id={`${id}-title`}>{title}</h2>
          {aside}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </Element>
  )
}
