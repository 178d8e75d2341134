import { myShipmentMessages } from '@hongyan/content/messages'
import { StatusMessage, whyNot } from '../../../../shell/parts/own-list/status-message.tsx'
import type { MyShipmentsPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function ShipmentListStatus({
  data: { locale, done, submitted, filters, open },
}: {
  readonly data: MyShipmentsPage
}) {
  const words = myShipmentMessages(locale)
  const sentences = {
    find: null,
    nickname: words.nickname.saved,
    delivery: words.delivery.sent,
    claim: words.claim.filed,
    file: words.claim.added,
    withdraw: words.claim.withdrawn,
  }
  const failed = submitted && Object.keys(submitted.problems).length > 0
  const missing = filters.open !== null && open === null
  const isFormShown = submitted?.act !== 'delivery' || (open?.allowed.length ?? 0) > 0
  const bad = failed
    ? whyNot(submitted.problems, { isFormShown, failed: words.failed })
    : missing
      ? words.missing
      : null
  const good = done === null ? null : sentences[done]
  return <StatusMessage bad={bad} good={good} />
}
