import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Code } from '../../developers/widgets/api-guide/code.tsx'
import styles from './no-keys.module.css'

/** The head of an event as it is sent, and its body. */
const head = `POST /hooks/hongyan
webhook-id: 01a3c5e8-7b52-7c41
webhook-signature: v1,K5oZfzN95Z9…`
const body = `{
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
          {head}
        </pre>
        <div translate="no">
          <Code language="json" text={body} />
        </div>
        <figcaption>{answer}</figcaption>
      </figure>
    </div>
  )
}
