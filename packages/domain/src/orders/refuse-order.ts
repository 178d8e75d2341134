import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { lockForAnswer } from './lock-for-answer.ts'
import { notifyMerchantOfOrder } from './notify-merchant-of-order.ts'
import { stateColumns } from './order-state.ts'
import { type RefusalReason, refusalReasons } from './order-vocabulary.ts'
import { withdrawShipments } from './withdraw-shipments.ts'

/**
 * The company does not carry an order, for a reason of the list; also after it had accepted it, until it is collected.
 * Saying it twice changes nothing. Refusals: `forbidden`, `not-found`, `conflict` in another state or with another
 * reason, `invalid-input` for a reason that is not listed.
 */
export async function refuseOrder(
  ctx: Ctx,
  input: { readonly number: string; readonly reason: string },
): Promise<void> {
  const reason = refusalReasons.find((one) => one === input.reason)
  if (reason === undefined) {
    const fields = [{ path: 'reason', message: 'not-listed' }]
    throw new DomainError({ entity: 'order', code: 'invalid-input', detail: 'No such reason', fields })
  }
  const state = stateColumns({ kind: 'refused', since: ctx.now(), reason })
  await ctx.db.transaction(async (trx) => {
    const { outcome, order } = await lockForAnswer(ctx, trx, input.number, 'refuse')
    if (outcome === 'repeats') return sameReason(order.state, reason)
    await trx
      .updateTable('orders')
      .set({ ...state, updated_at: ctx.now() })
      .where('id', '=', order.id)
      .execute()
    await withdrawShipments(trx, order.id)
    await notifyMerchantOfOrder(ctx, trx, order.id, 'refused')
    const detail = { number: order.number, reason }
    await writeAudit(ctx, trx, { entity: 'order', id: order.id, action: 'refused', detail })
  })
}

function sameReason(
  state: { readonly kind: string; readonly reason?: RefusalReason },
  reason: RefusalReason,
): void {
  if (state.reason !== reason)
    throw new DomainError({
      entity: 'order',
      code: 'conflict',
      detail: 'The order was refused for another reason',
    })
}
