import { orderListMessages } from '@hongyan/content/messages'
import { FormStatus } from '../../../../shell/parts/own-list/status-message.tsx'
import type { OrderListPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function OrderListStatus({ data }: { readonly data: OrderListPage }) {
  const { done, submitted, filters, open } = data
  const { failed, missing, cancel, pickup, recipient } = orderListMessages(data.locale)
  const sentences = {
    find: null,
    labels: null,
    cancel: cancel.done,
    pickup: pickup.done,
    recipient: recipient.done,
  }
  return (
    <FormStatus
      problems={submitted?.problems}
      failed={failed}
      isFormShown={open?.order.allowed.some(({ change }) => change === submitted?.act) ?? false}
      missing={filters.open !== null && open === null ? missing : null}
      done={done && sentences[done]}
    />
  )
}
