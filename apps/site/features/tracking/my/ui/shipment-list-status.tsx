import { myShipmentMessages } from '@hongyan/content/messages'
import { FormStatus } from '../../../../shell/parts/own-list/status-message.tsx'
import type { MyShipmentsPage } from '../load.ts'

/** What has just been done, or why it has not. */
export function ShipmentListStatus({ data }: { readonly data: MyShipmentsPage }) {
  const { done, submitted, filters, open } = data
  const { failed, missing, nickname, delivery, claim } = myShipmentMessages(data.locale)
  const sentences = {
    find: null,
    nickname: nickname.saved,
    delivery: delivery.sent,
    claim: claim.filed,
    file: claim.added,
    withdraw: claim.withdrawn,
  }
  return (
    <FormStatus
      problems={submitted?.problems}
      failed={failed}
      isFormShown={submitted?.act !== 'delivery' || (open?.allowed.length ?? 0) > 0}
      missing={filters.open !== null && open === null ? missing : null}
      done={done && sentences[done]}
    />
  )
}
