import { orderListMessages } from '@hongyan/content/messages'
import { SaidOfForm } from '../../../../shell/parts/own-list/said.tsx'
import type { OrderListPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function SaidOfList({ data }: { readonly data: OrderListPage }) {
  const { done, posted, filters, open } = data
  const { failed, missing, cancel, pickup, recipient } = orderListMessages(data.locale)
  const sentences = {
    find: null,
    labels: null,
    cancel: cancel.done,
    pickup: pickup.done,
    recipient: recipient.done,
  }
  return (
    <SaidOfForm
      problems={posted?.problems}
      failed={failed}
      isFormShown={open?.order.allowed.some(({ change }) => change === posted?.act) ?? false}
      missing={filters.open !== null && open === null ? missing : null}
      done={done && sentences[done]}
    />
  )
}
