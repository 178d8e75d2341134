import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { GoodsList } from '@hongyan/domain/orders/judge-goods'
import type { OrderValues } from '@hongyan/domain/orders/order-input'
import type { OrderReceipt } from '@hongyan/domain/orders/order-receipt'
import type { OrderRecord } from '@hongyan/domain/orders/order-record'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { type PlaceOrderInput, placeOrder } from '@hongyan/domain/orders/place-order'
import { type OrderBooks, priceOrder } from '@hongyan/domain/orders/price-order'
import { readOrderInput } from '@hongyan/domain/orders/read-order-input'
import { defaultBooks } from '@hongyan/domain/quotes/quote-shipment'
import type { Ctx } from '@hongyan/kernel/context'
import { aCodeFor, nextMobile } from './enquiries.ts'
import { aWaybillNo } from './numbers.ts'
import { journeyStart, receiverPhone, senderPhone } from './shipments.ts'

let made = 0

const verdictsOf = (
  express: 'yes' | 'conditions' | 'agreement' | 'no',
  air: 'yes' | 'conditions' | 'no',
) => ({
  express,
  freight: express,
  rail: express,
  air,
  'air-international': air,
  cold: 'no' as const,
})

/** A short list: tea may go, a power bank on conditions and not by air, fireworks never, seeds by agreement; samples may be anything. */
export function aGoodsList(): GoodsList {
  const rules = [
    { id: 'tea', verdicts: verdictsOf('yes', 'yes') },
    { id: 'lithium', verdicts: verdictsOf('conditions', 'no') },
    { id: 'fireworks', verdicts: verdictsOf('no', 'no') },
    { id: 'seeds', verdicts: verdictsOf('agreement', 'no') },
  ]
  const names = new Map([
    ['茶叶', ['tea']],
    ['充电宝', ['lithium']],
    ['烟花', ['fireworks']],
    ['种子', ['seeds']],
  ])
  return {
    edition: '2026-10-01',
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    items: new Map(rules.map(({ id }) => [id, { rules: [id], measure: null, usual: 0 }])),
    read: (name) => {
      const ids = names.get(name)
      if (ids !== undefined) return { kind: 'listed', ids, measured: {} }
      return { kind: name === '样品' ? 'vague' : 'unknown' }
    },
  }
}

/** The tariffs, the network and the list that orders of tests are judged by. */
export function orderBooks(changes: Partial<OrderBooks> = {}): OrderBooks {
  const { network: _, ...quote } = defaultBooks
  return { quote, network: sampleNetwork(), goods: aGoodsList(), ...changes }
}

/** The first window for pickup at a door in Nanshan that is still open and before the cut-off. */
export function firstWindow(ctx: Ctx, skip = 0): { readonly from: number; readonly until: number } {
  const { days } = pickupWindows(ctx, {
    division: '440305',
    product: 'express-standard',
    way: 'collect',
    network: sampleNetwork(),
    transit: defaultBooks.transit,
  })
  const open = days
    .flatMap(({ windows }) => windows)
    .filter(({ state, afterCutOff }) => state === 'open' && !afterCutOff)
  const found = open[skip]
  if (!found) throw new Error('the sample network has no open window')
  return { from: found.from, until: found.until }
}

/** Two boxes of tea from Nanshan to Chaoyang, with what is given changed. */
export function anOrder(ctx: Ctx, changes: Partial<OrderValues> = {}): OrderValues {
  return {
    kind: 'express',
    product: 'express-standard',
    sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号 2 栋 1201' },
    recipient: {
      name: '欧阳样例',
      phone: '13900002468',
      division: '110105',
      detail: '示例北街 16 号 3 单元 502',
    },
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    addOns: ['insurance', 'receipt-electronic'],
    declaredValue: 80_000,
    pickup: { way: 'collect', ...firstWindow(ctx) },
    payer: 'sender',
    note: '周日不在家',
    ...changes,
  }
}

/** What `placeOrder` asks for, around an order, with the terms that hold for it. */
export function aPlacement(
  ctx: Ctx,
  values: OrderValues,
  changes: Partial<PlaceOrderInput> = {},
): PlaceOrderInput {
  made += 1
  const books = changes.books ?? orderBooks()
  return {
    values,
    shown: shownFor(ctx, values, { books, of: changes.of ?? 'own' }),
    contact: null,
    locale: 'zh-CN',
    idempotencyKey: `order-key-${made}`,
    draftId: null,
    books,
    ...changes,
  }
}

/** An order that has been placed: by the account of `ctx`, else by way of a real code. */
export async function aPlacedOrder(
  ctx: Ctx,
  values: Partial<OrderValues> = {},
  changes: Partial<PlaceOrderInput> = {},
): Promise<OrderReceipt> {
  const mobile = nextMobile()
  const contact =
    ctx.actor.kind === 'customer' ? null : { mobile, code: await aCodeFor(ctx, mobile, 'order') }
  return placeOrder(ctx, aPlacement(ctx, anOrder(ctx, values), { contact, ...changes }))
}

/** The terms that a customer is shown; of an order that cannot be placed some that never hold. */
function shownFor(
  ctx: Ctx,
  values: OrderValues,
  { books, of }: { readonly books: OrderBooks; readonly of: RecordOwner },
): PlaceOrderInput['shown'] {
  const reading = readOrderInput(values, ctx.settings.orders)
  const pricing = reading.kind === 'fine' ? priceOrder(ctx, reading.order, books, of) : null
  if (pricing?.kind !== 'priced') return { total: 0, arrivesUntil: '2026-01-01', termsVersion: 'none' }
  const { total, arrivesUntil, termsVersion } = pricing.priced.terms
  return { total, arrivesUntil, termsVersion }
}

/** An order as its owner and the company see it, invented whole, with what is given changed. */
export function anOrderRecord(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    id: '0197a000-0000-7000-8000-000000000020',
    number: 'HO2026112304171',
    revision: 1,
    customerId: null,
    companyId: null,
    placedBy: null,
    locale: 'zh-CN',
    kind: 'express',
    product: 'express-standard',
    state: { kind: 'accepted', since: journeyStart },
    placedAt: journeyStart,
    updatedAt: journeyStart,
    sender: { name: '林样本', phone: senderPhone, division: '440305', detail: '示例路 8 号 2 栋 1201' },
    recipient: {
      name: '欧阳样例',
      phone: receiverPhone,
      division: '110105',
      detail: '示例北街 16 号 3 单元 502',
    },
    originCity: '440300',
    destinationCity: '110100',
    goods: [
      { name: '茶叶', item: 'tea', amount: null, conditionsMet: false, verdict: 'yes', rule: 'tea' },
      {
        name: '充电宝',
        item: 'lithium',
        amount: null,
        conditionsMet: true,
        verdict: 'conditions',
        rule: 'lithium',
      },
    ],
    goodsKind: 'general',
    sizes: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    pieces: 2,
    weight: 8_400,
    chargedWeight: 9_000,
    addOns: ['insurance'],
    declaredValue: 80_000,
    cashOnDelivery: 0,
    payer: 'sender',
    pickup: {
      way: 'collect',
      from: Date.parse('2026-11-23T16:00:00+08:00'),
      until: Date.parse('2026-11-23T17:00:00+08:00'),
      branch: 'SZ-001',
    },
    note: '周日不在家',
    terms: {
      total: 3_470,
      lines: [
        { item: 'freight', fee: 3_280, formula: { kind: 'a-shipment' } },
        { item: 'fuel', fee: 190, formula: { kind: 'share', of: 3_280, basisPoints: 580 } },
      ],
      tariffFrom: '2026-10-01',
      termsVersion: '2026-10',
      arrivesFrom: '2026-11-26',
      arrivesUntil: '2026-11-26',
      arrivesBy: '18:00',
    },
    waybills: [{ number: aWaybillNo(66_012_026_016), pieces: 2, status: 'registered', since: journeyStart }],
    ...changes,
  }
}
