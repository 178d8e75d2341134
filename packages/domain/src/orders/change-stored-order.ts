import type { OrderRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { judgeChange } from './order-changes.ts'
import { type OrderState, readState, type StoredStateKind } from './order-state.ts'
import type { OrderChange } from './order-vocabulary.ts'
import { readWaybills } from './read-orders.ts'

/** An order that may be changed, with the state it was found in. */
type ChangeableOrder = { readonly row: OrderRow; readonly state: OrderState }

/**
 * The order as it stands inside a transaction, locked until its end. Refuses `not-available` where the rules do not
 * allow the change in this state, and `too-late` where its time is over. An order that is `done` already is no refusal.
 */
export async function lockForChange(
  ctx: Ctx,
  trx: Transaction<Schema>,
  orderId: string,
  changes: readonly OrderChange[],
  done: StoredStateKind | null = null,
): Promise<ChangeableOrder> {
  await lockAccountForWrite(ctx, trx)
  const asked = trx.selectFrom('orders').selectAll().where('id', '=', orderId)
  const row = await asked.forUpdate().executeTakeFirstOrThrow()
  if (row.state === done) return { row, state: readState(row, []) }
  await lockShipments(trx, orderId)
  const waybills = await readWaybills(trx, [orderId])
  const state = readState(row, waybills.get(orderId) ?? [])
  for (const change of changes) {
    const rules = ctx.settings.orders.changes
    const allowed = judgeChange(rules, change, { state, pickupFrom: row.pickup_from })
    if (allowed === null)
      throw new DomainError({
        entity: 'order',
        code: 'not-available',
        detail: `no ${change} when ${state.kind}`,
      })
    if (allowed.until !== null && ctx.now() >= allowed.until) {
      throw new DomainError({
        entity: 'order',
        code: 'too-late',
        detail: `${change} was possible until ${allowed.until}`,
      })
    }
  }
  return { row, state }
}

/** Counts a change up, so that receivers know which is newer, and returns the new revision. */
export async function nextRevision(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { row }: ChangeableOrder,
  columns: Partial<Omit<OrderRow, 'id' | 'number' | 'revision' | 'updated_at'>>,
): Promise<number> {
  const changed = await trx
    .updateTable('orders')
    .set((eb) => ({ ...columns, revision: eb('revision', '+', 1), updated_at: ctx.now() }))
    .where('id', '=', row.id)
    .where('state', '=', row.state as StoredStateKind)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return changed.revision
}

/** No scan of its shipments is stored meanwhile: what they are found in is what is judged. */
async function lockShipments(trx: Transaction<Schema>, orderId: string): Promise<void> {
  await trx
    .selectFrom('shipments')
    .select('id')
    .where('waybill_no', 'in', (eb) =>
      eb.selectFrom('order_waybills').select('waybill_no').where('order_id', '=', orderId),
    )
    .orderBy('waybill_no')
    .forUpdate()
    .execute()
}
