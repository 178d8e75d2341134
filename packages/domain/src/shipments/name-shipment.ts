import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely, Transaction } from 'kysely'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import { findShipmentFor, ownerOf } from './own-shipments.ts'
import { shipmentLimits } from './shipment-vocabulary.ts'

/**
 * Gives one of somebody's own shipments a name that they alone see; blank takes it away. Returns it as it is kept.
 * Refusals: `not-found`, `sign-in-needed`, `invalid-input` for one that is too long.
 */
export async function nameShipment(
  ctx: Ctx,
  input: { readonly number: string; readonly nickname: string },
): Promise<string | null> {
  const nickname = input.nickname.normalize('NFC').replace(/\s+/g, ' ').trim()
  if ([...nickname].length > shipmentLimits.nickname) {
    const fields = [{ path: 'nickname', message: 'too-long' }]
    throw new DomainError({
      entity: 'own-shipment',
      code: 'invalid-input',
      detail: 'The name is too long',
      fields,
    })
  }
  const { row } = await findShipmentFor(ctx, input.number)
  const { customerId } = await ownerOf(ctx)
  if (nickname === '') {
    await ctx.db.query
      .deleteFrom('shipment_nicknames')
      .where('customer_id', '=', customerId)
      .where('waybill_no', '=', row.waybill_no)
      .execute()
    return null
  }
  const values = { customer_id: customerId, waybill_no: row.waybill_no, nickname, updated_at: ctx.now() }
  await ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    await trx
      .insertInto('shipment_nicknames')
      .values(values)
      .onConflict((on) =>
        on.columns(['customer_id', 'waybill_no']).doUpdateSet({ nickname, updated_at: ctx.now() }),
      )
      .execute()
  })
  return nickname
}

/** The names somebody has given, by waybill number. */
export async function readNicknames(
  query: Kysely<Schema> | Transaction<Schema>,
  customerId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await query
    .selectFrom('shipment_nicknames')
    .select(['waybill_no', 'nickname'])
    .where('customer_id', '=', customerId)
    .where('waybill_no', 'in', [...numbers])
    .execute()
  return new Map(rows.map(({ waybill_no, nickname }) => [waybill_no, nickname]))
}
