import { payers, pickupWays } from '@hongyan/domain/orders/order-vocabulary'
import { storedText } from '@hongyan/domain/privacy/find-identity-numbers'
import { addOns } from '@hongyan/domain/quotes/vocabulary'
import { emptyForm, kindOf, type OrderForm, offeredKinds } from './order-form.ts'

/** Longest of any text in a draft. */
const longest = 200

/** A draft as it is kept, without numbers of documents. The time of pickup is not: it would have passed. */
export function writeDraft(form: OrderForm): string {
  const { window: _, ...kept } = form
  return JSON.stringify(kept, storedText)
}

/** A draft that was kept; null for none, and for anything that is none. */
export function readDraftText(stored: string | null): OrderForm | null {
  if (stored === null || stored.length > 20_000) return null
  try {
    return formFrom(JSON.parse(stored) as unknown)
  } catch {
    return null
  }
}

function formFrom(value: unknown): OrderForm | null {
  if (!isRecord(value)) return null
  const kind = offeredKinds.find((one) => one === value.kind)
  if (kind === undefined) return null
  const empty = emptyForm(kind)
  const product = text(value.product)
  const goods = list(value.goods).map((good) => ({ name: text(good.name), ticked: good.ticked === true }))
  const sizes = list(value.sizes).map((size) => ({
    length: text(size.length),
    width: text(size.width),
    height: text(size.height),
    weight: text(size.weight),
    count: text(size.count) || '1',
    ...(size.unmeasured === true ? { unmeasured: true } : {}),
  }))
  const chosen = Array.isArray(value.addOns) ? value.addOns : []
  return {
    ...empty,
    product: kindOf(product) === kind ? product : empty.product,
    sender: partyFrom(value.sender),
    recipient: partyFrom(value.recipient),
    goods: goods.length > 0 ? goods : empty.goods,
    sizes: sizes.length > 0 ? sizes : empty.sizes,
    goodsKind: text(value.goodsKind) || empty.goodsKind,
    addOns: addOns.filter((id) => chosen.includes(id)),
    declaredValue: text(value.declaredValue),
    cashOnDelivery: text(value.cashOnDelivery),
    way: pickupWays.find((way) => way === value.way) ?? empty.way,
    payer: payers.find((payer) => payer === value.payer) ?? empty.payer,
    note: text(value.note),
  }
}

function partyFrom(value: unknown): OrderForm['sender'] {
  const party = isRecord(value) ? value : {}
  return {
    name: text(party.name),
    phone: text(party.phone),
    area: text(party.area),
    detail: text(party.detail),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function list(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord).slice(0, 20) : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longest) : ''
}
