import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import type { OrderValues } from '@hongyan/domain/orders/order-input'
import type { OrderReceipt } from '@hongyan/domain/orders/order-receipt'
import type { OrderProduct } from '@hongyan/domain/orders/order-vocabulary'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { placeOrder } from '@hongyan/domain/orders/place-order'
import { type OrderBooks, priceOrder } from '@hongyan/domain/orders/price-order'
import { readOrderInput } from '@hongyan/domain/orders/read-order-input'
import { defaultBooks } from '@hongyan/domain/quotes/quote-shipment'
import type { Ctx } from '@hongyan/kernel/context'
import { sampleAccounts, sampleIssuer } from '../identity-provider/sample-accounts.ts'

type SampleSender = { readonly id: string; readonly name: string }

/** The sample account that pays monthly; null where it has not been made. */
export async function sampleSenderOf(ctx: Ctx): Promise<SampleSender | null> {
  const sender = sampleAccounts.find(({ monthly = false }) => monthly)
  const account = await ctx.db.query
    .selectFrom('accounts')
    .select('id')
    .where('issuer', '=', sampleIssuer)
    .where('subject', '=', sender?.subject ?? '')
    .executeTakeFirst()
  return sender && account ? { id: account.id, name: sender.name } : null
}

/** Places an order of the sample account at the moment of `ctx`; `name` is its key, placed twice it is one. */
export async function placeSampleOrder(
  ctx: Ctx,
  sender: SampleSender,
  books: OrderBooks,
  name: string,
  values: OrderValues,
): Promise<OrderReceipt> {
  const customer: Ctx = {
    ...ctx,
    actor: { kind: 'customer', customerId: sender.id, sessionId: null, address: '192.0.2.1' },
  }
  const reading = readOrderInput(values, ctx.settings.orders)
  if (reading.kind !== 'fine') throw new Error(`sample order ${name}: ${JSON.stringify(reading)}`)
  const pricing = priceOrder(customer, reading.order, books, 'own')
  if (pricing.kind !== 'priced') throw new Error(`sample order ${name}: ${JSON.stringify(pricing)}`)
  return placeOrder(customer, {
    values,
    shown: pricing.priced.terms,
    contact: null,
    locale: 'zh-CN',
    idempotencyKey: `sample-order-${name}`,
    draftId: null,
    books,
  })
}

/** The next hour in which a courier comes and the goods leave the same day. */
export function firstWindow(ctx: Ctx, division: string, product: OrderProduct) {
  const { days } = pickupWindows(ctx, {
    division,
    product,
    way: 'collect',
    network: sampleNetwork(),
    transit: defaultBooks.transit,
  })
  const open = days.flatMap(({ windows }) => windows)
  const window = open.find(({ state, afterCutOff }) => state === 'open' && !afterCutOff)
  if (window === undefined) throw new Error('the sample network has no open window')
  return { from: window.from, until: window.until }
}
