import { type DraftProblem, type QuoteDraft, readDraft } from '@hongyan/domain/quotes/quote-draft'
import type { QuoteInput } from '@hongyan/domain/quotes/quote-input'
import { phoneRegionOf, tidyPhone } from '@hongyan/domain/typed/read-phone'
import { homeZone, isoDay } from '@hongyan/locales'
import type { RequestOf } from '../../../../calls/call.ts'
import type { priceOrderAction } from '../../actions.ts'
import type { OrderForm, WindowDraft } from './order-form.ts'

type OrderBody = RequestOf<typeof priceOrderAction>['body']['order']

type ParsedQuoteBody =
  | { readonly kind: 'input'; readonly input: QuoteInput }
  | { readonly kind: 'problems'; readonly problems: readonly DraftProblem[] }

const dayMs = 86_400_000

/** The day in China on which goods of a window leave; `today` while none is chosen. */
export function leavingDay(window: WindowDraft | null, today: string): string {
  if (window === null) return today
  return isoDay(Date.parse(window.from) + (window.afterCutOff ? dayMs : 0), homeZone)
}

/** What a quote is asked for with, or what of the parcels, places and amounts keeps it from being asked. */
export function quoteOf(form: OrderForm, today: string): ParsedQuoteBody {
  return readDraft(draftOf(form, leavingDay(form.window, today)))
}

/** One piece of a kilogram instead of parcels that nobody has described yet, without anything added. */
export function leastQuoteOf(form: OrderForm, today: string): ParsedQuoteBody {
  const piece = { unmeasured: true, length: '', width: '', height: '', weight: '1', count: '1' }
  return quoteOf({ ...form, sizes: [piece], addOns: [] }, today)
}

/** The part of an order that a quote is asked for with, on the day it leaves. */
export function draftOf(form: OrderForm, date: string): QuoteDraft {
  return {
    from: form.sender.area,
    to: form.recipient.area,
    sizes: form.sizes,
    date,
    goods: form.goodsKind,
    addOns: form.addOns,
    declaredValue: form.declaredValue,
    cashOnDelivery: form.cashOnDelivery,
  }
}

/** The order as the call takes it; null while a window or something of the quote is missing. */
export function bodyOf(form: OrderForm, today: string): OrderBody | null {
  const quote = quoteOf(form, today)
  if (quote.kind !== 'input' || form.window === null) return null
  const { pieces, goods, addOns, declaredValue, cashOnDelivery } = quote.input
  const party = (of: 'sender' | 'recipient') => ({
    name: form[of].name.trim(),
    phone: tidyPhone(form[of].phone, phoneRegionOf(form[of].area)),
    division: form[of].area,
    detail: form[of].detail.trim(),
  })
  return {
    kind: form.kind,
    product: form.product as OrderBody['product'],
    sender: party('sender'),
    recipient: party('recipient'),
    goods: form.goods
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, ticked }) => ({ name: name.trim(), conditionsMet: ticked })),
    pieces,
    goodsKind: goods,
    addOns,
    declaredValue,
    cashOnDelivery,
    pickup: { way: form.way, from: form.window.from, until: form.window.until },
    payer: form.payer,
    note: form.note.trim() === '' ? null : form.note.trim(),
  }
}
