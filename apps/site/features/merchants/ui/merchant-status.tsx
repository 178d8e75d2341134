import { merchantMessages } from '@hongyan/content/messages'
import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import type { MerchantPage } from '../load.ts'
import styles from './page.module.css'

/** What has just been done, or why it has not. */
export function MerchantStatus({
  data: { locale, submitted, done, shown, view },
}: {
  readonly data: MerchantPage
}) {
  const words = merchantMessages(locale)
  const isRefused = submitted !== null && Object.keys(submitted.problems).length > 0
  const isMissing = shown.event !== null && view.log?.open === null
  const bad = isRefused ? (submitted.problems[''] ?? words.failed) : isMissing ? words.missing : null
  const good = done === null ? null : words.done[done]
  if (bad === null && good === null) return null
  return (
    <p
      id="status"
      className={bad === null ? styles.good : styles.bad}
      role={bad === null ? 'status' : 'alert'}
    >
      {bad === null ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      {bad ?? good}
    </p>
  )
}
