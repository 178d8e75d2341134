import { areaOf } from '@hongyan/domain/addresses/area-of'
import type { OrderParty } from '@hongyan/domain/orders/order-input'
import type { OrderReceipt } from '@hongyan/domain/orders/order-receipt'
import type { OrderState } from '@hongyan/domain/orders/order-state'
import type { PickupOffer } from '@hongyan/domain/orders/pickup-windows'
import { PriceChanged } from '@hongyan/domain/orders/price-changed'
import type { OrderTerms } from '@hongyan/domain/orders/price-order'
import type { OrderView } from '@hongyan/domain/orders/show-order'
import { divisionPath } from '@hongyan/domain/places/divisions'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { currency, homeZone, type LocaleId, localisedIn, placeName, textIn } from '@hongyan/locales'
import type { Answer } from '../../server/http/answer.ts'
import type { At } from '../../server/requests/route.ts'
import { priceChanged } from './refusals.ts'

const iso = (at: number): string => isoInZone(at, homeZone)

export function presentTerms(terms: OrderTerms) {
  return { ...terms, currency, lines: terms.lines.map((line) => ({ ...line, formula: { ...line.formula } })) }
}

/** Where a price has changed, both are told; null for every other refusal. */
export function answerPriceChanged(error: unknown, { locale }: At): Answer | null {
  if (!(error instanceof PriceChanged)) return null
  const { code, text } = priceChanged
  const body = {
    code,
    errorMsg: localisedIn(text, locale).text,
    shown: error.shown,
    terms: presentTerms(error.terms),
  }
  return { kind: 'reply', status: 409, body }
}

/** What the customer of an order gets. */
export function presentReceipt({ number, placedAt, total, access }: OrderReceipt) {
  return {
    number,
    placedAt: iso(placedAt),
    total,
    currency,
    token: access?.token ?? null,
    tokenUntil: access === null ? null : iso(access.until),
  }
}

export function presentState(state: OrderState) {
  return {
    state: state.kind,
    since: iso(state.since),
    reason: state.kind === 'refused' ? state.reason : null,
  }
}

/** An order for its customer; phones are masked, and nothing says whose account it is but to the people of a company. */
export function presentOrder({ order, allowed }: OrderView) {
  return {
    ...presentState(order.state),
    number: order.number,
    kind: order.kind,
    product: order.product,
    placedAt: iso(order.placedAt),
    of: order.companyId === null ? ('own' as const) : ('company' as const),
    placedBy: order.placedBy,
    sender: presentParty(order.sender),
    recipient: presentParty(order.recipient),
    goods: order.goods.map(({ name, verdict, rule }) => ({ name, verdict, rule })),
    pieces: order.pieces,
    weight: order.weight,
    chargedWeight: order.chargedWeight,
    addOns: [...order.addOns],
    declaredValue: order.declaredValue,
    cashOnDelivery: order.cashOnDelivery,
    currency,
    payer: order.payer,
    pickup: { ...order.pickup, from: iso(order.pickup.from), until: iso(order.pickup.until) },
    note: order.note,
    terms: presentTerms(order.terms),
    waybills: order.waybills.map(({ number, pieces, status }) => ({ number, pieces, status })),
    allowed: allowed.map(({ change, until }) => ({ change, until: until === null ? null : iso(until) })),
  }
}

type OfPlaces = Readonly<Record<'sender' | 'recipient', { readonly division: string; readonly area: string }>>

/** An order with the areas of both ends as the language of the reader names them; the streets stay as they were written. */
export function inLanguage<Order extends OfPlaces>(order: Order, locale: LocaleId): Order {
  const named = <Party extends OfPlaces['sender']>(party: Party): Party => ({
    ...party,
    area: areaNamed(party.division, locale),
  })
  return { ...order, sender: named(order.sender), recipient: named(order.recipient) }
}

/** 北京市朝阳区, 北京市朝陽區, Chaoyang, Beijing. */
function areaNamed(division: string, locale: LocaleId): string {
  const names = divisionPath(division).map(({ name }) => textIn(name, locale))
  return placeName(names, locale)
}

function presentParty({ name, phone, division, detail }: OrderParty) {
  return { name, phone: maskPhone(phone), division, area: areaOf(division), detail }
}

export function presentWindows({ branch, collects, days }: PickupOffer) {
  return {
    branch: branch?.code ?? null,
    collects,
    days: days.map(({ cutOff, windows, ...day }) => ({
      ...day,
      cutOff: cutOff === null ? null : iso(cutOff),
      windows: windows.map((window) => ({ ...window, from: iso(window.from), until: iso(window.until) })),
    })),
  }
}
