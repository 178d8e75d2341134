import { orderListMessages } from '@hongyan/content/messages'
import { AlertIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import type { OrderListPage } from '../load.ts'
import styles from './page.module.css'

/** What has just been done, or why it has not. */
export function Said({ data: { locale, done, posted, filters, open } }: { readonly data: OrderListPage }) {
  const words = orderListMessages(locale)
  const sentences = {
    find: null,
    labels: null,
    cancel: words.cancel.done,
    pickup: words.pickup.done,
    recipient: words.recipient.done,
  }
  const failed = posted && Object.keys(posted.problems).length > 0
  const missing = filters.open !== null && open === null
  const bad = failed ? (posted.problems[''] ?? words.failed) : missing ? words.missing : null
  const good = done === null ? null : sentences[done]
  if (bad === null && good === null) return null
  return (
    <p className={bad === null ? styles.good : styles.bad} role={bad === null ? 'status' : 'alert'}>
      {bad === null ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      {bad ?? good}
    </p>
  )
}
