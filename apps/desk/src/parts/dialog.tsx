import { CloseIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTexts } from '../texts/language.tsx'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'

/** A dialog over the page. `onClose` is told by its sign, Escape and a press beside it. */
export function Dialog({
  title,
  open,
  onClose,
  children,
  size = 'regular',
}: {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly size?: 'regular' | 'wide'
}) {
  const texts = useTexts()
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={styles.veil ?? ''}
    >
      <Modal className={`${styles.modal} ${size === 'wide' ? styles.wide : ''}`}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={texts.close} onPress={onClose}>
              <CloseIcon size={18} />
            </IconButton>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The buttons at the end of a dialog, what it is for last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <footer className={styles.actions}>{children}</footer>
}
