import { Link, useRouter } from '@tanstack/react-router'
import { AskError } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './failed.module.css'

/** What stands in place of a screen that cannot be shown. */
export function Failed({ error }: { readonly error: unknown }) {
  const texts = useTexts()
  const router = useRouter()
  return (
    <div className={styles.failed} role="alert">
      <p>{sentenceOf(error, texts)}</p>
      <Button onPress={() => void router.invalidate()}>{texts.retry}</Button>
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
