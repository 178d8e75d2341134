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
import { orderedAs } from './order-vocabulary.ts'
import { followsFrom, knownDivision, readableOrder } from './readable-order.ts'
import { sizeBeyond } from './size-beyond.ts'

type ParsedOrder =
  | { readonly kind: 'fine'; readonly order: OrderInput }
  | { readonly kind: 'problems'; readonly problems: readonly FoundProblem[] }

const party = orderParty.extend({ division: knownDivision })
const orderOfPlaces = orderInput.extend({ sender: party, recipient: party })

/**
 * Reads what a form holds or what arrived over the wire, or says everything that is wrong with it: of what cannot be
 * read, and of the rest. `pieces`: the most of one order.
 */
export function readOrderInput(
  values: unknown,
  { pieces: most }: Pick<OrderSettings, 'pieces'>,
): ParsedOrder {
  const parsed = orderOfPlaces.safeParse(values)
  const unread = parsed.success ? [] : problemsOf(parsed.error)
  const order = parsed.success ? parsed.data : readableOrder(values)
  const broken = order === null ? [] : brokenRules(order, most).filter((one) => !followsFrom(unread, one))
  const problems = [...unread, ...broken]
  return problems.length > 0 || order === null ? { kind: 'problems', problems } : { kind: 'fine', order }
}

/** What is wrong with an order whose fields are each right. */
function brokenRules(order: OrderInput, most: number): readonly FoundProblem[] {
  const problems: FoundProblem[] = []
  // The day and the places are checked with the price: any do here.
  const asked = quoteInput.safeParse({ ...inquiryOf(order, '2026-01-01'), from: 'any', to: 'any' })
  const beyond = sizeBeyond(order.pieces, most)
  const path = `pieces.${beyond}.count`
  if (beyond !== null) problems.push({ path, message: 'too-many-pieces', detail: String(most) })
  if (!asked.success) problems.push(...problemsOf(asked.error).filter((one) => one.path !== path))
  if (orderedAs(order.product).kind !== order.kind) problems.push({ path: 'product', message: 'other-kind' })
  if (order.pickup.until <= order.pickup.from) problems.push({ path: 'pickup', message: 'window-closed' })
  return problems
}
