import { companyMessages } from '@hongyan/content/messages'
import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import type { CompanyPage } from '../load.ts'
import styles from './page.module.css'

/** What has just been done, or why it has not. */
export function CompanyStatus({ data: { locale, submitted, done } }: { readonly data: CompanyPage }) {
  const words = companyMessages(locale)
  const bad = submitted === null ? null : (submitted.problems[''] ?? words.failed)
  const text = bad ?? (done === null ? null : words.done[done])
  if (text === null) return null
  return (
    <p
      id="status"
      className={bad === null ? styles.good : styles.bad}
      role={bad === null ? 'status' : 'alert'}
    >
      {bad === null ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      {text}
    </p>
  )
}
