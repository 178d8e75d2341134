import { myShipmentMessages, trackingMessages } from '@hongyan/content/messages'
import type { PickupWay } from '@hongyan/domain/orders/order-vocabulary'
import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { Tag } from '@hongyan/ui/tag.tsx'
import { StatusTag } from './status-tag.tsx'

type Props = {
  readonly locale: LocaleId
  readonly status: ShipmentStatus
  /** How its goods are to be handed over, where that is known. */
  readonly way: PickupWay | undefined
}

/** How far a shipment of one's own is: one that nobody has scanned yet waits to be handed over. */
export function ListedStatus({ locale, status, way = 'collect' }: Props) {
  if (status === 'registered') return <Tag>{myShipmentMessages(locale).row.waits[way]}</Tag>
  return <StatusTag status={status} words={trackingMessages(locale)} />
}
