import { CloseIcon } from '@hongyan/ui/icons.tsx'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { useTexts } from '../texts/language.tsx'
import { IconButton } from './button.tsx'
import styles from './toasts.module.css'

type Message = { readonly text: string; readonly kind: 'done' | 'problem' }

const queue = new ToastQueue<Message>({ maxVisibleToasts: 3 })

/** Says that something is done; it goes by itself. */
export function sayDone(text: string): void {
  queue.add({ text, kind: 'done' }, { timeout: 6000 })
}

/** Says what went wrong; it stays until it is read. */
export function sayProblem(text: string): void {
  queue.add({ text, kind: 'problem' })
}

export function Toasts() {
  const texts = useTexts()
  return (
    <ToastRegion queue={queue} className={styles.region ?? ''}>
      {({ toast }) => (
        <Toast toast={toast} className={`${styles.toast} ${styles[toast.content.kind]}`}>
          <ToastContent>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <IconButton slot="close" label={texts.close}>
            <CloseIcon size={16} />
          </IconButton>
        </Toast>
      )}
    </ToastRegion>
  )
}
