import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import styles from './no-keys.module.css'

/** An event as it is sent, headers and body. */
const event = `POST /hooks/hongyan
webhook-id: 01a3c5e8-7b52-7c41
webhook-signature: v1,K5oZfzN95Z9…

{
  "type": "shipment.picked_up",
  "data": {
    "waybillNo": "HY660120260038",
    "status": "picked_up"
  }
}`

/** What a webhook is for: the event that it would get. */
export function NoWebhooks({ locale }: { readonly locale: LocaleId }) {
  const { none, noneLead, answer } = merchantMessages(locale).webhooks
  return (
    <div className={styles.none}>
      <div>
        <h3>{none}</h3>
        <p>{noneLead}</p>
      </div>
      <figure className={styles.event}>
        <pre lang="en" translate="no">
          {event}
        </pre>
        <figcaption>{answer}</figcaption>
      </figure>
    </div>
  )
}
