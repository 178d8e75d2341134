import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AskError } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './failed.module.css'

/** What browsers say of a part of the program that is not there: the desk was replaced since it was opened. */
const missingPart = /dynamically imported module|importing a module script failed/i

/** What stands in place of a screen that cannot be shown. */
export function Failed({ error }: { readonly error: unknown }) {
  const texts = useTexts()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const panel = useRef<HTMLDivElement>(null)
  // Whoever came by keyboard goes on from here: what had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus()
  }, [])
  const isMissing = error instanceof Error && missingPart.test(error.message)
  return (
    <div ref={panel} className={styles.failed} role="alert" tabIndex={-1}>
      <p>{isMissing ? texts.replaced : sentenceOf(error, texts)}</p>
      {isMissing ? (
        <Button onPress={() => location.reload()}>{texts.reload}</Button>
      ) : (
        <Button
          onPress={() => {
            // What was refused once is asked again, not remembered.
            reset()
            void router.invalidate()
          }}
        >
          {texts.retry}
        </Button>
      )}
    </div>
  )
}

export function NotFound() {
  const texts = useTexts()
  return (
    <main className={styles.failed}>
      <h1>{texts.notFound}</h1>
      <Link to="/" className={styles.link ?? ''}>
        {texts.home}
      </Link>
    </main>
  )
}

/** What somebody is told of something that went wrong. */
export function sentenceOf(
  error: unknown,
  texts: { readonly unreachable: string; readonly broken: string },
): string {
  if (!(error instanceof AskError)) return texts.broken
  const [field] = error.fields
  return field?.message ?? (error.message || texts.unreachable)
}
