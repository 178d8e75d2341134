import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  readonly id: string
  readonly title: string
  /** Accessible name of the ✕. */
  readonly closeLabel: string
  /** `any`: the backdrop and Escape close it too; `control`: only its own controls do. */
  readonly dismiss: 'any' | 'control'
  readonly size?: 'wide' | 'small'
  readonly children: ReactNode
}

/** The frame of every dialog: a native `<dialog>` that a link or button with `data-opens={id}` opens. */
export function DialogFrame({ id, title, closeLabel, dismiss, size = 'wide', children }: DialogProps) {
  return (
    <dialog
      id={id}
      className={classNames(styles.dialog, size === 'small' && styles.small)}
      aria-labelledby={`${id}-title`}
      data-dismiss={dismiss}
      {...{ closedby: dismiss === 'any' ? 'any' : 'none' }}
    >
      <form method="dialog" className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="submit" className={styles.close} aria-label={closeLabel}>
          <CloseIcon />
        </button>
      </form>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
