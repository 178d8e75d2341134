import type { Db, OutboxRow } from '@hongyan/db'
import { type DeliveryChange, deliveryChange } from './delivery-change.ts'

/** What the company is told of a wish: `number` with `revision` makes it unique, and a lower revision is old news. */
export type DeliveryMessage = {
  readonly id: string
  readonly topic: 'delivery'
  /** The waybill. */
  readonly number: string
  readonly kind: 'asked'
  readonly revision: number
  readonly change: DeliveryChange
}

/** Puts the message together from what is stored now; null when there is nothing any more. */
export async function composeDeliveryMessage(db: Db, row: OutboxRow): Promise<DeliveryMessage | null> {
  const found = await db.query
    .selectFrom('delivery_changes')
    .selectAll()
    .where('id', '=', row.aggregate)
    .executeTakeFirst()
  // A wish that was replaced is not carried out: its successor is queued behind.
  if (!found || found.revision !== row.revision) return null
  const { id, number, revision } = row
  return { id, topic: 'delivery', number, kind: 'asked', revision, change: deliveryChange(found) }
}

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly delivery: DeliveryMessage
  }
}
