import { districtsOf } from '../branches/branch-network.ts'
import { quoteInput } from '../quotes/quote-input.ts'
import {
  type FoundProblem,
  inquiryOf,
  type OrderInput,
  orderInput,
  orderParty,
  piecesOf,
  problemsOf,
} from './order-input.ts'
import { orderLimits, orderProducts } from './order-vocabulary.ts'

export type OrderReading =
  | { readonly kind: 'fine'; readonly order: OrderInput }
  | { readonly kind: 'problems'; readonly problems: readonly FoundProblem[] }

const party = orderParty.extend({
  division: orderParty.shape.division.refine(
    (code) => districtsOf(code)[0]?.code === code,
    'no-such-district',
  ),
})
const orderOfPlaces = orderInput.extend({ sender: party, recipient: party })

/** Reads what a form holds or what arrived over the wire, or says everything that is wrong with it. */
export function readOrderInput(values: unknown): OrderReading {
  const parsed = orderOfPlaces.safeParse(values)
  if (!parsed.success) return { kind: 'problems', problems: problemsOf(parsed.error) }
  const order = parsed.data
  const problems: FoundProblem[] = []
  // The day is checked with the price: any day of the calendar does here.
  const asked = quoteInput.safeParse(inquiryOf(order, '2026-01-01'))
  if (!asked.success) problems.push(...problemsOf(asked.error))
  if (orderProducts[order.product].kind !== order.kind)
    problems.push({ path: 'product', message: 'other-kind' })
  if (piecesOf(order) > orderLimits.pieces) problems.push({ path: 'pieces', message: 'too-many' })
  if (order.pickup.until <= order.pickup.from) problems.push({ path: 'pickup', message: 'window-closed' })
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'fine', order }
}
