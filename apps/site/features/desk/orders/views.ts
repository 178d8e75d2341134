import { type OrderWork, orderWorkSteps } from '@hongyan/domain/orders/list-order-work'
import type { OrderRecord } from '@hongyan/domain/orders/order-record'
import {
  orderProductNames,
  payers,
  pickupWays,
  refusalReasons,
} from '@hongyan/domain/orders/order-vocabulary'
import type { OrderWorkView } from '@hongyan/domain/orders/show-order-work'
import { findPlace } from '@hongyan/domain/places/find-place'
import { maskAddress } from '@hongyan/domain/privacy/mask-address'
import { maskFreeText } from '@hongyan/domain/privacy/mask-free-text'
import { maskName } from '@hongyan/domain/privacy/mask-name'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { writtenPhone } from '@hongyan/domain/typed/read-phone'
import type { LocaleId } from '@hongyan/locales'
import { z } from 'zod'
import { historyView, iso, noteView } from '../work/desk-call.ts'

const states = ['placed', 'accepted', 'refused', 'cancelled', 'collected', 'completed'] as const

/** An order in a list; its people masked. Money in minor units, weight in grams. */
export const orderRow = z.object({
  number: z.string(),
  state: z.enum(states),
  placedAt: z.string(),
  pickupFrom: z.string(),
  pickupUntil: z.string(),
  isOverdue: z.boolean().describe('It waits, and the time for pickup has begun.'),
  way: z.enum(pickupWays),
  branch: z.string(),
  product: z.enum(orderProductNames),
  origin: z.string(),
  destination: z.string(),
  pieces: z.int(),
  weight: z.int(),
  total: z.int(),
  sender: z.string(),
  recipient: z.string(),
  waybills: z.array(z.string()),
  may: z.array(z.enum(orderWorkSteps)),
})

export const orderView = orderRow.extend({
  since: z.string(),
  reason: z.enum(refusalReasons).nullable(),
  goods: z.array(z.string()),
  declaredValue: z.int(),
  cashOnDelivery: z.int(),
  payer: z.enum(payers),
  senderPhone: z.string(),
  senderAddress: z.string(),
  recipientPhone: z.string(),
  recipientAddress: z.string(),
  remark: z.string().nullable(),
  arrives: z.string(),
  notes: z.array(noteView),
  history: z.array(historyView),
})

/** The people of an order, in full. */
export const orderInFull = z.object({
  sender: z.string(),
  senderPhone: z.string(),
  senderAddress: z.string(),
  recipient: z.string(),
  recipientPhone: z.string(),
  recipientAddress: z.string(),
  remark: z.string().nullable(),
})

function cityName(code: string, locale: LocaleId): string {
  return findPlace(code)?.name[locale] ?? code
}

/** An order as it stands in a list at `now` (ms UTC). */
export function presentRow(
  { order, steps }: OrderWork,
  now: number,
  locale: LocaleId,
): z.input<typeof orderRow> {
  const { pickup } = order
  return {
    number: order.number,
    state: order.state.kind,
    placedAt: iso(order.placedAt),
    pickupFrom: iso(pickup.from),
    pickupUntil: iso(pickup.until),
    isOverdue: order.state.kind === 'placed' && pickup.from <= now,
    way: pickup.way,
    branch: pickup.branch,
    product: order.product,
    origin: cityName(order.originCity, locale),
    destination: cityName(order.destinationCity, locale),
    pieces: order.pieces,
    weight: order.weight,
    total: order.terms.total,
    sender: maskName(order.sender.name),
    recipient: maskName(order.recipient.name),
    waybills: order.waybills.map(({ number }) => number),
    may: [...steps],
  }
}

export function presentView(view: OrderWorkView, now: number, locale: LocaleId): z.input<typeof orderView> {
  const { order } = view
  const { sender, recipient } = order
  return {
    ...presentRow(view, now, locale),
    since: iso(order.state.since),
    reason: order.state.kind === 'refused' ? order.state.reason : null,
    goods: order.goods.map(({ name }) => name),
    declaredValue: order.declaredValue,
    cashOnDelivery: order.cashOnDelivery,
    payer: order.payer,
    senderPhone: maskPhone(sender.phone),
    senderAddress: maskAddress(sender.detail),
    recipientPhone: maskPhone(recipient.phone),
    recipientAddress: maskAddress(recipient.detail),
    remark: order.note === null ? null : maskFreeText(order.note, [sender.name, recipient.name]),
    arrives: `${order.terms.arrivesUntil} ${order.terms.arrivesBy}`,
    notes: view.notes.map((note) => ({ ...note, at: iso(note.at) })),
    history: view.history.map((line) => ({ ...line, at: iso(line.at) })),
  }
}

export function presentInFull({ sender, recipient, note }: OrderRecord): z.input<typeof orderInFull> {
  return {
    sender: sender.name,
    senderPhone: writtenPhone(sender.phone),
    senderAddress: sender.detail,
    recipient: recipient.name,
    recipientPhone: writtenPhone(recipient.phone),
    recipientAddress: recipient.detail,
    remark: note,
  }
}
