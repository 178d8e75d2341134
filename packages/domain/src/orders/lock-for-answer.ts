import type { OrderRow, Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { normaliseNumber } from '../numbers.ts'
import type { OrderRecord } from './order-record.ts'
import { orderTransitions } from './order-state.ts'
import { readOrders } from './read-orders.ts'

/**
 * An order that the company answers, locked until the end of the transaction. An order that has had this answer is
 * returned as it is. Refusals: `forbidden` for others than the company, `not-found`, `conflict` in another state.
 */
export async function lockForAnswer(
  ctx: Ctx,
  trx: Transaction<Schema>,
  number: string,
  step: 'accept' | 'refuse',
): Promise<{ readonly row: OrderRow; readonly order: OrderRecord }> {
  const { kind } = ctx.actor
  if (kind !== 'partner' && kind !== 'staff' && kind !== 'system') {
    throw new DomainError({ entity: 'order', code: 'forbidden', detail: 'Only the company answers orders' })
  }
  const asked = trx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', normaliseNumber(number.slice(0, 60)))
  const row = await (ctx.db.engine === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst()
  const [order] = row ? await readOrders(trx, [row]) : []
  if (!row || !order) throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No such order' })
  const done = step === 'accept' ? 'accepted' : 'refused'
  if (row.state !== done && orderTransitions[order.state.kind][step] === undefined) {
    throw new DomainError({
      entity: 'order',
      code: 'conflict',
      detail: `An order that is ${order.state.kind} cannot be ${done}`,
    })
  }
  return { row, order }
}
