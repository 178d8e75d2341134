import { call } from '../../../../client/call.ts'
import { showOrderAction } from '../../actions.ts'
import { emptyForm } from '../form/order-form.ts'
import { type Confirmation, justPlaced } from './saved-placed.ts'

/** Number and token of the private link to an order, from behind its `#`. */
type OrderLink = { readonly number: string; readonly token: string }

/** Reads `#HO2611270000001.token`; null where the address holds no such thing. */
export function readOrderLink(hash: string): OrderLink | null {
  const match = /^#([A-Z]{0,4}\d{6,20}[A-Z]{0,4})\.([\w.-]{20,400})$/.exec(hash)
  return match?.[1] && match[2] ? { number: match[1], token: match[2] } : null
}

/** The order that a private link opens, as its page shows it; null where it opens none. */
export async function fetchLinkedOrder({ number, token }: OrderLink): Promise<Confirmation | null> {
  const options = { headers: { 'x-hongyan-order': token }, saysWhy: true }
  const reply = await call(showOrderAction, { params: { number } }, options)
  if (reply.kind !== 'ok') return null
  const { data: order } = reply.answer
  const { kind, product, payer, placedAt, pickup, terms } = order
  const { total, currency } = terms
  const receipt = { number, placedAt, total, currency, token, tokenUntil: null }
  const form = { ...emptyForm(kind), product, payer, way: pickup.way }
  return { ...justPlaced(receipt, form), order, isLinked: true }
}
