import { fill } from '@hongyan/locales'
import { AlertIcon, CheckIcon, CloseIcon } from '@hongyan/ui/icons.tsx'
import { useEffect, useState } from 'react'
import type { BookWords, Said } from '../book-model.ts'
import type { BookViewProps } from '../book-view-props.ts'
import { formTo, Hidden } from './acts.tsx'
import styles from './said-bar.module.css'

/** How long it stays, in ms; nobody is hurried whose pointer or focus is on it. */
const undoMs = 10_000
const noteMs = 4000

/** What has just been done, with the way back from deleting. */
export function SaidBar(props: BookViewProps) {
  const { said } = props.model
  return (
    <div role="status" className={styles.place}>
      {said !== null && <Note key={JSON.stringify(said)} {...props} said={said} />}
    </div>
  )
}

function Note({ model, handlers, said }: BookViewProps & { readonly said: Said }) {
  const { locale, words, ready } = model
  const { undo, close } = words.book.said
  const [isHeld, setHeld] = useState(false)
  const { forget } = handlers
  // biome-ignore lint/correctness/useExhaustiveDependencies: what forgets is another function each time
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(forget, said.kind === 'deleted' ? undoMs : noteMs)
    return () => clearTimeout(timer)
  }, [isHeld, said.kind])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being on it only holds it
    <div
      className={styles.said}
      data-awake={ready || undefined}
      data-failed={said.kind === 'failed' || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {said.kind === 'failed' ? <AlertIcon size={18} /> : <CheckIcon size={18} />}
      <p>{sentenceOf(said, words)}</p>
      {said.kind === 'deleted' && (
        <form {...formTo(locale, ready ? () => handlers.undo(said.undo) : null)}>
          <Hidden values={{ act: 'undo', undo: said.undo }} />
          <button type="submit">{undo}</button>
        </form>
      )}
      {ready && (
        <button type="button" className={styles.saidClose} aria-label={close} onClick={forget}>
          <CloseIcon size={16} />
        </button>
      )}
    </div>
  )
}

function sentenceOf(said: Said, { book }: BookWords): string {
  const { deleted, deletedOne, imported, ...plain } = book.said
  switch (said.kind) {
    case 'failed':
      return said.text
    case 'deleted':
      return said.name === null ? deletedOne : fill(deleted, { name: said.name })
    case 'imported':
      return fill(imported, { added: said.added, replaced: said.replaced })
    default:
      return plain[said.kind]
  }
}
