import type { ClaimRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'
import { addMessages } from '../outbox/add-messages.ts'
import type { ClaimMessageKind } from './claim-message.ts'

/** Queues a change of a claim for the company, in the transaction of the change. */
export async function notifyOfClaim(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { id, number, revision }: Pick<ClaimRow, 'id' | 'number' | 'revision'>,
  kind: ClaimMessageKind,
): Promise<void> {
  const { targets } = ctx.settings.orders
  const subject = { topic: 'claim', kind, aggregate: id, number, revision } as const
  await addMessages(trx, { ...subject, orderingKey: null, targets }, ctx.now())
}
