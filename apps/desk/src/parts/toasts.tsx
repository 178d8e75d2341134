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

const problems = new Set<string>()

/** Says what went wrong; it stays until it is read, or another page is opened. */
export function sayProblem(text: string): void {
  problems.add(queue.add({ text, kind: 'problem' }))
}

/** Takes away what went wrong on a page that is left. */
export function dropProblems(): void {
  for (const key of problems) queue.close(key)
  problems.clear()
}

export function Toasts() {
  const texts = useTexts()
  return (
    <ToastRegion queue={queue} className={styles.region ?? ''}>
      {({ toast }) => (
        <Toast toast={toast} className={`${styles.toast} ${styles[toast.content.kind]}`}>
          <ToastContent className={styles.content ?? ''}>
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
