import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { normaliseNumber } from '../numbers/recognise-number.ts'
import { staffWith } from '../staff/own-staff.ts'
import type { OrderRecord } from './order-record.ts'
import { answerOutcomes, type OrderAnswer } from './order-state.ts'
import { readOrders } from './read-orders.ts'

/**
 * An order that the company answers, locked until the end of the transaction. Says whether the answer
 * happens or is had already. Refusals: `forbidden` for others than the company and, of
 * its staff, those of another branch, `not-found`, `conflict` where it is late.
 */
export async function lockForAnswer(
  ctx: Ctx,
  trx: Transaction<Schema>,
  number: string,
  answer: OrderAnswer,
): Promise<{ readonly outcome: 'takes' | 'repeats'; readonly order: OrderRecord }> {
  const { kind } = ctx.actor
  if (kind === 'person') staffWith(ctx, 'answer-orders')
  else if (kind !== 'partner' && kind !== 'staff' && kind !== 'system') {
    throw new DomainError({ entity: 'order', code: 'forbidden', detail: 'Only the company answers orders' })
  }
  const asked = trx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', normaliseNumber(number.slice(0, 60)))
  const row = await asked.forUpdate().executeTakeFirst()
  const [order] = row ? await readOrders(trx, [row]) : []
  if (!row || !order) throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No such order' })
  if (kind === 'person') staffWith(ctx, 'answer-orders', { branch: row.branch })
  const outcome = answerOutcomes[order.state.kind][answer]
  if (outcome === 'late') {
    throw new DomainError({
      entity: 'order',
      code: 'conflict',
      detail: `${answer} comes too late for an order that is ${order.state.kind}`,
    })
  }
  return { outcome, order }
}
