import {
  type OrderKind,
  orderedAs,
  orderKinds,
  orderProductNames,
  type Payer,
  type PickupWay,
} from '@hongyan/domain/orders/order-vocabulary'
import { offeredGoods } from '@hongyan/domain/quotes/offered-goods'
import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import type { AddOn } from '@hongyan/domain/quotes/vocabulary'
import { type AddressDraft, emptyDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import type { CarriedQuote } from '../../../quotes/needs.ts'
import { usualSize } from '../../../quotes/widgets/parcel/box-choice.ts'

/** One thing to be sent, as it was typed. */
export type GoodDraft = { readonly name: string; readonly ticked: boolean }

export type Party = 'sender' | 'recipient'
export const parties: readonly Party[] = ['sender', 'recipient']

/** Begin and end of a pickup window, ISO 8601 as the call gives them. */
export type WindowDraft = { readonly from: string; readonly until: string; readonly afterCutOff: boolean }

/** What stands in the form. Amounts in units of money, sides in cm, weights in kg, as typed. */
export type OrderForm = {
  readonly kind: OrderKind
  readonly product: string
  readonly sender: AddressDraft
  readonly recipient: AddressDraft
  readonly goods: readonly GoodDraft[]
  readonly sizes: readonly SizeDraft[]
  readonly goodsKind: string
  readonly addOns: readonly AddOn[]
  readonly declaredValue: string
  readonly cashOnDelivery: string
  readonly way: PickupWay
  readonly window: WindowDraft | null
  readonly payer: Payer
  readonly note: string
}

export const emptyGood: GoodDraft = { name: '', ticked: false }

/** Products that a kind of order offers, in the order of the list. */
export function productsOf(kind: OrderKind): readonly string[] {
  return orderProductNames.filter((product) => orderedAs(product).kind === kind)
}

/** Kinds of order that there are products of, in the order of the chooser. Parcels always are. */
export const offeredKinds = orderKinds.filter((kind) => productsOf(kind).length > 0)

/** The kind of order a product belongs to; null for one that is not ordered here. */
export function kindOf(product: string): OrderKind | null {
  return orderedAs(product).kind
}

/** What goods of a kind need on the way unless said otherwise. */
const usualTemperature: Readonly<Record<OrderKind, string>> = {
  express: 'general',
  heavy: 'general',
  fresh: offeredGoods.find((kind) => kind !== 'general') ?? 'general',
}

export function emptyForm(kind: OrderKind): OrderForm {
  return {
    kind,
    product: productsOf(kind)[0] ?? '',
    sender: emptyDraft,
    recipient: emptyDraft,
    goods: [emptyGood],
    sizes: [usualSize],
    goodsKind: usualTemperature[kind],
    addOns: [],
    declaredValue: '',
    cashOnDelivery: '',
    way: 'collect',
    window: null,
    payer: 'sender',
    note: '',
  }
}

/** A form that begins with a quote: places, parcels, extras and, where this kind has it, the product. */
export function formOfQuote(kind: OrderKind, quote: CarriedQuote): OrderForm {
  const { draft, from, to, product } = quote
  const empty = emptyForm(kind)
  return {
    ...empty,
    product: product !== null && kindOf(product) === kind ? product : empty.product,
    sender: { ...emptyDraft, area: from },
    recipient: { ...emptyDraft, area: to },
    sizes: draft.sizes,
    goodsKind: kind === 'fresh' && draft.goods === 'general' ? empty.goodsKind : draft.goods,
    addOns: draft.addOns,
    declaredValue: draft.declaredValue,
    cashOnDelivery: draft.cashOnDelivery,
  }
}

/** The same order as another kind: what both have stays, the product and the time are chosen anew. */
export function asKind(form: OrderForm, kind: OrderKind): OrderForm {
  if (form.kind === kind) return form
  const { product, goodsKind } = emptyForm(kind)
  return { ...form, kind, product, goodsKind, window: null }
}

/** What is left for a second order like this one: everything but its time and what was confirmed. */
export function repeated(form: OrderForm): OrderForm {
  return { ...form, window: null, goods: form.goods.map((good) => ({ ...good, ticked: false })) }
}

/** Whether nothing has been typed. */
export function isUntouched(form: OrderForm): boolean {
  return JSON.stringify({ ...form, product: '' }) === JSON.stringify({ ...emptyForm(form.kind), product: '' })
}
