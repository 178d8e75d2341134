import { orderListMessages } from '@hongyan/content/messages'
import { StatusMessage, whyNot } from '../../../../shell/parts/own-list/status-message.tsx'
import type { OrderListPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function OrderListStatus({
  data: { locale, done, submitted, filters, open },
}: {
  readonly data: OrderListPage
}) {
  const words = orderListMessages(locale)
  const sentences = {
    find: null,
    labels: null,
    cancel: words.cancel.done,
    pickup: words.pickup.done,
    recipient: words.recipient.done,
  }
  const failed = submitted && Object.keys(submitted.problems).length > 0
  const missing = filters.open !== null && open === null
  const isFormShown = open?.order.allowed.some(({ change }) => change === submitted?.act) ?? false
  const bad = failed
    ? whyNot(submitted.problems, { isFormShown, failed: words.failed })
    : missing
      ? words.missing
      : null
  const good = done === null ? null : sentences[done]
  return <StatusMessage bad={bad} good={good} />
}
