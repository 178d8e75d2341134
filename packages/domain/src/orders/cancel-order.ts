import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { lockForChange, nextRevision } from './change-stored-order.ts'
import { notifyCompany } from './notify-company.ts'
import { notifyMerchantOfOrder } from './notify-merchant-of-order.ts'
import { findOrderFor, type OrderKey } from './order-receipt.ts'
import { type OrderState, readState, stateColumns } from './order-state.ts'
import { withdrawShipments } from './withdraw-shipments.ts'

/**
 * Cancels an order for its customer while the rules allow it, tells the company, and takes back its shipments that
 * nothing has happened to. Doing it twice changes nothing. Refusals: `not-found`, `forbidden` by the role in a company,
 * `not-available` in this state, `too-late`.
 */
export async function cancelOrder(ctx: Ctx, key: OrderKey): Promise<OrderState> {
  const opened = await findOrderFor(ctx, key, 'order')
  if (opened.state === 'cancelled') return readState(opened, [])
  const state = { kind: 'cancelled', since: ctx.now() } as const
  return ctx.db.transaction(async (trx) => {
    const found = await lockForChange(ctx, trx, opened.id, ['cancel'], 'cancelled')
    if (found.row.state === 'cancelled') return readState(found.row, [])
    const { id, number } = found.row
    const revision = await nextRevision(ctx, trx, found, stateColumns(state))
    await withdrawShipments(trx, id)
    await notifyCompany(ctx, trx, { id, number, revision }, 'cancelled')
    await notifyMerchantOfOrder(ctx, trx, id, 'cancelled')
    await writeAudit(ctx, trx, { entity: 'order', id, action: 'cancelled', detail: { number } })
    return state
  })
}
