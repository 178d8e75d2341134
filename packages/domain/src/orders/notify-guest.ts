import type { OrderRow, Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { addMessages } from '../outbox/add-messages.ts'

/** Queues the text message with number and private link for whoever placed an order without an account. */
export async function notifyGuest(
  trx: Transaction<Schema>,
  { id: aggregate, number, revision }: Pick<OrderRow, 'id' | 'number' | 'revision'>,
  now: number,
): Promise<void> {
  const targets = ['receipt'] as const
  await addMessages(
    trx,
    { topic: 'order', kind: 'placed', aggregate, number, revision, orderingKey: null, targets },
    now,
  )
}
