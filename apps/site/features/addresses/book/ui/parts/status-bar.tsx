import { fill } from '@hongyan/locales'
import { AlertIcon, CheckIcon, CloseIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useState } from 'react'
import type { BookStatus, BookWords } from '../book-model.ts'
import type { BookViewProps } from '../book-view-props.ts'
import { formTo, Hidden } from './acts.tsx'
import styles from './status-bar.module.css'

/** How long it stays, in ms; nobody is hurried whose pointer or focus is on it. */
const undoMs = 10_000
const noteMs = 4000

/** What has just been done, with the way back from deleting. */
export function StatusBar(props: BookViewProps) {
  const { status } = props.model
  return (
    <div role="status" className={styles.place}>
      {status !== null && <Note key={JSON.stringify(status)} {...props} status={status} />}
    </div>
  )
}

function Note({ model, handlers, status }: BookViewProps & { readonly status: BookStatus }) {
  const { locale, words, ready } = model
  const { undo, close } = words.book.statuses
  const [isHeld, setHeld] = useState(false)
  const { forget } = handlers
  // biome-ignore lint/correctness/useExhaustiveDependencies: what forgets is another function each time
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(forget, status.kind === 'deleted' ? undoMs : noteMs)
    return () => clearTimeout(timer)
  }, [isHeld, status.kind])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being on it only holds it
    <div
      className={styles.bar}
      data-awake={ready || undefined}
      data-failed={status.kind === 'failed' || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {status.kind === 'failed' ? <AlertIcon size={18} /> : <CheckIcon size={18} />}
      <p>{sentenceOf(status, words)}</p>
      {status.kind === 'deleted' && (
        <form {...formTo(locale, ready ? () => handlers.undo(status.undo) : null)}>
          <Hidden values={{ act: 'undo', undo: status.undo }} />
          <button type="submit">{undo}</button>
        </form>
      )}
      {ready && (
        <button type="button" className={styles.close} aria-label={close} onClick={forget}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  )
}

function sentenceOf(status: BookStatus, { book }: BookWords): string {
  const { deleted, deletedOne, imported, ...plain } = book.statuses
  switch (status.kind) {
    case 'failed':
      return status.text
    case 'deleted':
      return status.name === null ? deletedOne : fill(deleted, { name: status.name })
    case 'imported':
      return fill(imported, { added: status.added, replaced: status.replaced })
    default:
      return plain[status.kind]
  }
}
