import { districtsOf } from '../branches/branch-network.ts'
import { quoteInput } from '../quotes/quote-input.ts'
import {
  type FoundProblem,
  inquiryOf,
  type OrderInput,
  orderInput,
  orderParty,
  problemsOf,
} from './order-input.ts'
import type { OrderSettings } from './order-settings.ts'
import { orderProducts } from './order-vocabulary.ts'
import { sizeBeyond } from './size-beyond.ts'

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

/**
 * Reads what a form holds or what arrived over the wire, or says everything that is wrong with it. `pieces`: the most
 * of one order.
 */
export function readOrderInput(
  values: unknown,
  { pieces: most }: Pick<OrderSettings, 'pieces'>,
): OrderReading {
  const parsed = orderOfPlaces.safeParse(values)
  if (!parsed.success) return { kind: 'problems', problems: problemsOf(parsed.error) }
  const order = parsed.data
  const problems: FoundProblem[] = []
  // The day is checked with the price: any day of the calendar does here.
  const asked = quoteInput.safeParse(inquiryOf(order, '2026-01-01'))
  const beyond = sizeBeyond(order.pieces, most)
  const path = `pieces.${beyond}.count`
  if (beyond !== null) problems.push({ path, message: 'too-many-pieces', detail: String(most) })
  if (!asked.success) problems.push(...problemsOf(asked.error).filter((one) => one.path !== path))
  if (orderProducts[order.product].kind !== order.kind)
    problems.push({ path: 'product', message: 'other-kind' })
  if (order.pickup.until <= order.pickup.from) problems.push({ path: 'pickup', message: 'window-closed' })
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'fine', order }
}
