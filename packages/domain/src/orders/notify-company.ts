import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { addMessages } from '../outbox/add-messages.ts'
import type { OrderMessageKind } from './order-message.ts'

/** Queues a change of an order for the company, in the transaction of the change. */
export async function notifyCompany(
  ctx: Ctx,
  trx: Transaction<Schema>,
  order: { readonly id: string; readonly number: string; readonly revision: number },
  kind: OrderMessageKind,
): Promise<void> {
  const { id: aggregate, number, revision } = order
  const { targets } = ctx.settings.orders
  const change = { topic: 'order', kind, aggregate, number, revision, orderingKey: null, targets } as const
  await addMessages(trx, change, ctx.now())
}
