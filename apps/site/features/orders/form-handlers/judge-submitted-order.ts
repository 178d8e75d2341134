import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { priceOrder } from '@hongyan/domain/orders/price-order'
import { readOrderInput } from '@hongyan/domain/orders/read-order-input'
import { childrenOf, findDivision } from '@hongyan/domain/places/divisions'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { fieldProblem, problemNote } from '../../../server/http/field-sentences.ts'
import type { At } from '../../../server/requests/route.ts'
import type { OrderServices } from '../order-services.ts'
import { presentTerms, presentWindows } from '../present.ts'
import { orderSentences } from '../problem-sentences.ts'
import { missingByServer } from '../ui/form/missing-fields.ts'
import { bodyOf } from '../ui/form/order-body.ts'
import type { OrderForm } from '../ui/form/order-form.ts'
import { heldWindow } from '../ui/form/pickup-strip.ts'
import type { SubmittedOrder } from '../ui/submitted-order.ts'
import { type OrderBody, valuesOf } from '../values-of-body.ts'
import { windowBooks } from '../window-books.ts'

export type JudgedOrder = Pick<SubmittedOrder, 'form' | 'pickup' | 'terms' | 'problems'> & {
  /** The order as the calls take it; null while something of it is missing. */
  readonly body: OrderBody | null
}

/** What can be said of a form that was sent: when it can be collected, at which terms, and what is wrong with it; `of` is whose it becomes. */
export function judgeSubmittedOrder(
  { ctx, services, locale }: At<OrderServices>,
  typed: OrderForm,
  of: RecordOwner,
): JudgedOrder {
  const { area: division } = typed.sender
  const whole = findDivision(division) !== null && childrenOf(division).length === 0
  const asked = { division, product: typed.product as OrderBody['product'], way: typed.way }
  const pickup = whole ? presentWindows(pickupWindows(ctx, { ...asked, ...windowBooks(services) })) : null
  const form = { ...typed, window: pickup && heldWindow(pickup, typed.window) }
  const body = bodyOf(form, dayAtHome(ctx.now())) as OrderBody | null
  if (body === null) return { form, pickup, terms: null, problems: [], body }
  const reading = readOrderInput(valuesOf(body), ctx.settings.orders)
  const pricing =
    reading.kind === 'fine' ? priceOrder(ctx, reading.order, services.orderBooks(), of) : reading
  if (pricing.kind === 'priced') {
    return {
      form,
      pickup,
      terms: presentTerms(pricing.priced.terms) as SubmittedOrder['terms'],
      problems: [],
      body,
    }
  }
  const notes = pricing.problems.map((problem) => fieldProblem(problemNote(problem, orderSentences), locale))
  return { form, pickup, terms: null, problems: missingByServer(notes), body }
}
