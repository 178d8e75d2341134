import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { recogniseNumber } from '../numbers/recognise-number.ts'
import { lockForAnswer } from './lock-for-answer.ts'
import { notifyMerchantOfOrder } from './notify-merchant-of-order.ts'
import { newWaybillNumber } from './order-number.ts'
import type { OrderRecord } from './order-record.ts'
import { stateColumns } from './order-state.ts'
import { orderedAs } from './order-vocabulary.ts'
import { registerShipments, type WaybillPieces } from './register-shipments.ts'

/** Tries at a number that nobody has; the shortest format has ten million. */
const tries = 20

/**
 * The company takes an order on: it gets its waybills, those the company names or one of ours, and its shipments are
 * registered with tracking, all in one transaction. Saying it twice changes nothing. Refusals: `forbidden`,
 * `not-found`, `conflict` in another state, `invalid-input` for waybills that are none, belong to others, or do not
 * carry the pieces of the order.
 */
export async function acceptOrder(
  ctx: Ctx,
  input: { readonly number: string; readonly waybills: readonly WaybillPieces[] | null },
): Promise<readonly WaybillPieces[]> {
  return ctx.db.transaction(async (trx) => {
    const { outcome, order } = await lockForAnswer(ctx, trx, input.number, 'accept')
    if (outcome === 'repeats') return sameWaybills(order, input.waybills)
    const waybills = input.waybills === null ? [] : readWaybills(input.waybills, order)
    const taken: WaybillPieces[] = []
    for (const [position, waybill] of waybills.entries()) {
      if (!(await take(trx, order, waybill, position))) {
        throw wrongWaybills('A waybill number belongs to another shipment')
      }
      taken.push(waybill)
    }
    if (taken.length === 0) taken.push(await takeNew(trx, order))
    const state = stateColumns({ kind: 'accepted', since: ctx.now() })
    await trx
      .updateTable('orders')
      .set({ ...state, updated_at: ctx.now() })
      .where('id', '=', order.id)
      .execute()
    await registerShipments(ctx, trx, order, taken)
    await notifyMerchantOfOrder(ctx, trx, order.id, 'accepted')
    const detail = { number: order.number, waybills: taken.length }
    await writeAudit(ctx, trx, { entity: 'order', id: order.id, action: 'accepted', detail })
    return taken
  })
}

function sameWaybills(
  { waybills }: OrderRecord,
  named: readonly WaybillPieces[] | null,
): readonly WaybillPieces[] {
  const own = waybills.map(({ number, pieces }) => ({ number, pieces }))
  const isSame = named === null || JSON.stringify(spelled(named)) === JSON.stringify(own)
  if (!isSame) throw wrongWaybills('The order has other waybills')
  return own
}

/** Waybills as they are named, with their numbers spelled as we write them. */
function spelled(named: readonly WaybillPieces[]): readonly WaybillPieces[] {
  return named.map(({ number, pieces }) => {
    const reading = recogniseNumber(number)
    const isWaybill = reading.kind === 'waybill' || reading.kind === 'air-waybill'
    if (!isWaybill) throw wrongWaybills('Not a waybill number')
    return { number: reading.number, pieces }
  })
}

function wrongWaybills(problem: string): DomainError {
  return new DomainError({
    entity: 'order',
    code: 'invalid-input',
    detail: problem,
    fields: [{ path: 'waybills', message: 'not-valid' }],
  })
}

/** The waybills that the company names; together they carry every piece. */
function readWaybills(named: readonly WaybillPieces[], order: OrderRecord): readonly WaybillPieces[] {
  const read = spelled(named)
  const pieces = read.reduce((sum, one) => sum + one.pieces, 0)
  const isWhole =
    read.every((one) => Number.isInteger(one.pieces) && one.pieces > 0) && pieces === order.pieces
  if (isWhole && new Set(read.map(({ number }) => number)).size === read.length) return read
  throw wrongWaybills(`The waybills do not carry ${order.pieces} pieces`)
}

async function takeNew(trx: Transaction<Schema>, order: OrderRecord): Promise<WaybillPieces> {
  for (let n = 0; n < tries; n += 1) {
    const number = newWaybillNumber(orderedAs(order.product).carriedAs)
    const waybill = { number, pieces: order.pieces }
    if (await take(trx, order, waybill, 0)) return waybill
  }
  throw new DomainError({ entity: 'order', code: 'unavailable', detail: 'No free waybill number was found' })
}

/** Takes a number for an order; false where another order or shipment has it. */
async function take(
  trx: Transaction<Schema>,
  order: OrderRecord,
  { number, pieces }: WaybillPieces,
  position: number,
): Promise<boolean> {
  const known = await trx
    .selectFrom('shipments')
    .select('order_no')
    .where('waybill_no', '=', number)
    .executeTakeFirst()
  // Scans that came before the acceptance name the order they belong to.
  if (known && known.order_no !== order.number) return false
  const inserted = await trx
    .insertInto('order_waybills')
    .values({ waybill_no: number, order_id: order.id, position, pieces })
    .onConflict((on) => on.column('waybill_no').doNothing())
    .returning('waybill_no')
    .executeTakeFirst()
  return inserted !== undefined
}
