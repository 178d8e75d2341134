import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { instantAtHome } from '@hongyan/kernel/home-time'
import { sql, type Transaction } from 'kysely'
import { areaOf } from '../addresses/area-of.ts'
import { joinStreet } from '../addresses/format-address.ts'
import { storeParties } from '../tracking/describe-shipments.ts'
import type { ParsedEvent, ShipmentBlock } from '../tracking/incoming-event.ts'
import { ownEventPrefix } from '../tracking/own-events.ts'
import { contentHashOf } from '../tracking/read-item.ts'
import { storeEventsWithin } from '../tracking/store-events.ts'
import type { OrderParty } from './order-input.ts'
import type { OrderRecord } from './order-record.ts'
import { orderedAs } from './order-vocabulary.ts'

/** A waybill of an order and how many of its pieces it has. */
export type WaybillPieces = { readonly number: string; readonly pieces: number }

/** Registers the shipments of an order with tracking, each by an event of its own, as part of a transaction. */
export async function registerShipments(
  ctx: Ctx,
  trx: Transaction<Schema>,
  order: OrderRecord,
  waybills: readonly WaybillPieces[],
): Promise<void> {
  const candidates = waybills.map(({ number, pieces }) => {
    const event: ParsedEvent = {
      eventId: `${ownEventPrefix}${order.number}:${number}`,
      waybillNo: number,
      code: 'order_registered',
      at: ctx.now(),
      cityCode: order.originCity,
      shipment: blockOf(order, pieces),
    }
    return { event, contentHash: contentHashOf(event) }
  })
  const verdicts = await storeEventsWithin(ctx, trx, candidates)
  const bad = verdicts.find(({ outcome }) => outcome === 'refused')
  if (bad) throw new Error(`a shipment could not be registered: ${bad.problem}`)
}

/** Tells tracking what has changed in an order: its recipient, and when it is promised. */
export async function describeAgain(ctx: Ctx, trx: Transaction<Schema>, order: OrderRecord): Promise<void> {
  const now = ctx.now()
  for (const { number, pieces } of order.waybills) {
    const block = blockOf(order, pieces)
    const row = await trx
      .updateTable('shipments')
      .set({
        promised_from: block.promisedEta?.from ?? null,
        promised_to: block.promisedEta?.to ?? null,
        // Higher than before, whatever clocks say.
        updated_at: sql<number>`case when updated_at < ${now} then ${now} else updated_at + 1 end`,
        people_gone_at: null,
      })
      .where('waybill_no', '=', number)
      .returning(['id', 'waybill_no'])
      .executeTakeFirst()
    if (row) await storeParties(ctx, trx, [{ row, block }])
  }
}

/** An order as tracking knows a shipment; weights in grams, of a part by its share of the pieces. */
function blockOf(order: OrderRecord, pieces: number): ShipmentBlock {
  const share = (grams: number) => Math.round((grams * pieces) / order.pieces)
  const receipt = order.addOns.includes('receipt-paper')
    ? 'paper'
    : order.addOns.includes('receipt-electronic')
      ? 'electronic'
      : 'none'
  const isCovered = order.addOns.includes('insurance') || order.addOns.includes('full-cover')
  return {
    product: orderedAs(order.product).carriedAs,
    orderNo: order.number,
    origin: order.originCity,
    destination: order.destinationCity,
    pieces,
    weightGrams: share(order.weight),
    billedWeightGrams: share(order.chargedWeight),
    insuredFen: isCovered ? order.declaredValue : 0,
    receipt,
    sender: partyOf(order.sender),
    receiver: partyOf(order.recipient),
    promisedEta: promiseOf(order),
  }
}

function partyOf({ name, phone, division, detail }: OrderParty) {
  return { name, phone, address: joinStreet(areaOf(division), detail) }
}

/** Nothing is delivered before the branches open. */
const earliestHour = '08:00'

/** When it is promised, ms UTC. */
function promiseOf({ terms }: OrderRecord): { from: number; to: number } {
  return {
    from: instantAtHome(terms.arrivesFrom, earliestHour),
    to: instantAtHome(terms.arrivesUntil, terms.arrivesBy),
  }
}
