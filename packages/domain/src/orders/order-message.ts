import type { Db, OutboxRow } from '@hongyan/db'
import type { OrderRecord } from './order-record.ts'
import { readOrders } from './read-orders.ts'

/** What there is to tell of an order. */
export type OrderMessageKind = 'placed' | 'changed' | 'cancelled'

/**
 * What the company is told of an order: `number` with `revision` makes it unique, and a lower revision than one already
 * known is old news.
 */
export type OrderMessage = {
  readonly id: string
  readonly topic: 'order'
  readonly number: string
  readonly kind: OrderMessageKind
  readonly revision: number
  readonly order: OrderRecord
}

/** Puts the message together from what is stored now; null when the order is gone. */
export async function composeOrderMessage(db: Db, row: OutboxRow): Promise<OrderMessage | null> {
  const found = await db.query.selectFrom('orders').selectAll().where('id', '=', row.aggregate).execute()
  const [order] = await readOrders(db.query, found)
  if (!order) return null
  const { id, number, revision } = row
  return { id, topic: 'order', number, kind: row.kind as OrderMessageKind, revision, order }
}
