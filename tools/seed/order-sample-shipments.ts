import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import type { OrderValues } from '@hongyan/domain/orders/order-input'
import { stateColumns } from '@hongyan/domain/orders/order-state'
import type { OrderProduct } from '@hongyan/domain/orders/order-vocabulary'
import { defaultBooks } from '@hongyan/domain/quotes/quote-shipment'
import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { createOrderBooks } from '../../apps/site/features/orders/create-order-books.ts'
import { firstWindow, placeSampleOrder, sampleSenderOf } from './place-sample-order.ts'
import type { PlannedShipment } from './plan-shipment.ts'
import { type SampleName, sampleNumbers } from './sample-numbers.ts'
import { planSamples } from './sample-shipments.ts'

type Ordered = {
  readonly product: OrderProduct
  /** The districts between which it goes. */
  readonly from: string
  readonly to: string
  readonly good: string
}

/** What the sample account had ordered of the documented shipments. */
const ordered: Readonly<Partial<Record<SampleName, Ordered>>> = {
  not_yet_scanned: { product: 'express-standard', from: '350203', to: '110105', good: '茶叶' },
  out_for_delivery: { product: 'express-priority', from: '440305', to: '110105', good: '书' },
  attempt_failed: { product: 'express-standard', from: '430102', to: '320106', good: '衣服' },
  on_hold: { product: 'freight-light', from: '210102', to: '530102', good: '书' },
  delivered: { product: 'express-priority', from: '420106', to: '310115', good: '茶叶' },
}

/** An hour before its first scan somebody ordered it. */
const before = 3_600_000

/** Places the orders of the documented shipments that the sample account sends, as they were placed then. */
export async function orderSampleShipments(ctx: Ctx): Promise<void> {
  const sender = await sampleSenderOf(ctx)
  if (sender === null) return
  const known = await ctx.db.query
    .selectFrom('order_waybills')
    .select('waybill_no')
    .where('waybill_no', '=', sampleNumbers.delivered.number)
    .executeTakeFirst()
  if (known) return
  const samples = new Map(planSamples(ctx.now()).map((sample) => [sample.waybillNo, sample]))
  for (const [name, one] of Object.entries(ordered) as [SampleName, Ordered][]) {
    const shipment = samples.get(sampleNumbers[name].number)
    const [first] = shipment?.events ?? []
    if (shipment === undefined || first === undefined) continue
    const at = first.at - before
    const then: Ctx = { ...ctx, now: () => at }
    const network = sampleNetwork()
    const books = createOrderBooks(
      then.now,
      () => network,
      () => defaultBooks,
    )()
    const { number } = await placeSampleOrder(then, sender, books, name, valuesOf(then, shipment, one))
    const row = await ctx.db.query
      .updateTable('orders')
      .set({
        ...stateColumns({ kind: 'accepted', since: first.at }),
        // As it was promised; what came in between is told by the shipment.
        arrives_from: dayAtHome(shipment.promisedEta.from),
        arrives_until: dayAtHome(shipment.promisedEta.to),
        updated_at: first.at,
      })
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow()
    await ctx.db.query
      .insertInto('order_waybills')
      .values({ waybill_no: shipment.waybillNo, order_id: row.id, position: 0, pieces: shipment.pieces })
      .execute()
  }
}

/** What was typed into the form, as far as the shipment says it. */
function valuesOf(then: Ctx, shipment: PlannedShipment, { product, from, to, good }: Ordered): OrderValues {
  const { sender, receiver, origin, destination, pieces, weightGrams, insuredFen } = shipment
  const party = ({ name, phone, address }: typeof sender, city: string, division: string) => ({
    name,
    phone,
    division,
    detail: address.replace(city, ''),
  })
  return {
    kind: product === 'freight-light' ? 'heavy' : 'express',
    product,
    sender: party(sender, origin.zh, from),
    recipient: party(receiver, destination.zh, to),
    goods: [{ name: good }],
    pieces: [
      { length: 300, width: 250, height: 200, weight: Math.round(weightGrams / pieces), count: pieces },
    ],
    addOns: insuredFen > 0 ? ['insurance'] : [],
    declaredValue: insuredFen,
    note: '',
    pickup: { way: 'collect', ...firstWindow(then, from, product) },
    payer: 'sender',
  }
}
