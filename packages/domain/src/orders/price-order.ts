import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dayAtHome } from '@hongyan/kernel/home-time'
import type { BranchNetwork } from '../branches/branch-network.ts'
import type { RecordOwner } from '../companies/company-rules.ts'
import type { PriceLine } from '../quotes/price-line.ts'
import { type Offer, type QuoteBooks, quoteShipment } from '../quotes/quote-shipment.ts'
import { addDays } from '../quotes/transit/estimate-arrival.ts'
import { type GoodsList, goodsProblems, type JudgedGood, judgeGoods, modeOf } from './judge-goods.ts'
import { mayPayMonthly } from './may-pay-monthly.ts'
import { type FoundProblem, inquiryOf, type OrderInput } from './order-input.ts'
import { findOpenWindow, type PickupWindow, pickupWindows } from './pickup-windows.ts'

/** Everything an order is judged and priced by. */
export type OrderBooks = {
  /** Tariffs, calendar and delays by notices. */
  readonly quote: Omit<QuoteBooks, 'network'>
  readonly network: BranchNetwork
  readonly goods: GoodsList
}

/** What a customer agrees to. Days in China, `arrivesBy` is `HH:MM` of the last. */
export type OrderTerms = {
  /** Fen; the sum of the lines that have a fee. */
  readonly total: number
  readonly lines: readonly PriceLine[]
  readonly tariffFrom: string
  readonly termsVersion: string
  readonly arrivesFrom: string
  readonly arrivesUntil: string
  readonly arrivesBy: string
}

/** An order with its price, its goods as the list judges them, and the branch that takes it in. */
export type PricedOrder = {
  readonly order: OrderInput
  readonly terms: OrderTerms
  readonly goods: readonly JudgedGood[]
  readonly offer: Offer
  readonly branch: string
  readonly window: PickupWindow
}

type OrderPricing =
  | { readonly kind: 'priced'; readonly priced: PricedOrder }
  | { readonly kind: 'problems'; readonly problems: readonly FoundProblem[] }

/**
 * Prices an order by the tariffs in force on the day it leaves, or says everything that keeps it from being placed:
 * goods, the product, add-ons, either end, the pickup window, who pays. `of` is whose order it becomes; null for one that
 * stands already, whose payer was agreed.
 */
export function priceOrder(
  ctx: Pick<Ctx, 'now' | 'settings' | 'actor'>,
  order: OrderInput,
  books: OrderBooks,
  of: RecordOwner | null,
): OrderPricing {
  const { network } = books
  const pickup = pickupWindows(ctx, {
    division: order.sender.division,
    product: order.product,
    way: order.pickup.way,
    network,
    transit: books.quote.transit,
  })
  const problems: FoundProblem[] = [...payerProblems(ctx, order, of)]
  const unreached = pickup.branch === null || (order.pickup.way === 'collect' && !pickup.collects)
  const window = findOpenWindow(pickup, order.pickup)
  if (unreached) problems.push({ path: 'pickup', message: 'not-collected' })
  else if (window === null) problems.push({ path: 'pickup', message: 'window-closed' })

  const found = offerFor(ctx, order, books, leavingDay(ctx.now(), window))
  if (found.kind === 'none') return { kind: 'problems', problems: [...problems, found.problem] }
  const { offer } = found
  problems.push(...offerProblems(ctx, offer))
  const mode = modeOf(order.product, offer.journey.carriage)
  const goods = judgeGoods(books.goods, order.goods, mode)
  problems.push(...goodsProblems(goods))
  if (problems.length > 0 || window === null || pickup.branch === null) return { kind: 'problems', problems }
  const { total, lines, validFrom: tariffFrom, transit } = offer
  return {
    kind: 'priced',
    priced: {
      order,
      goods,
      offer,
      window,
      branch: pickup.branch.code,
      terms: {
        total,
        lines,
        tariffFrom,
        termsVersion: ctx.settings.orders.termsVersion,
        arrivesFrom: transit.earliest,
        arrivesUntil: transit.latest,
        arrivesBy: transit.by,
      },
    },
  }
}

/** The day on which goods of a window leave at the earliest; without one today, so that all else is judged. */
function leavingDay(now: number, window: PickupWindow | null): string {
  if (window === null) return dayAtHome(now)
  const day = dayAtHome(window.from)
  return window.afterCutOff ? addDays(day, 1) : day
}

type Found =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'none'; readonly problem: FoundProblem }

function offerFor(
  ctx: Pick<Ctx, 'now'>,
  order: OrderInput,
  { quote, network }: OrderBooks,
  date: string,
): Found {
  const none = (path: string, message: FoundProblem['message'], detail?: string): Found => ({
    kind: 'none',
    problem: { path, message, ...(detail === undefined ? {} : { detail }) },
  })
  try {
    const { offers, refused } = quoteShipment(ctx, inquiryOf(order, date), { ...quote, network }, [
      order.product,
    ])
    const [offer] = offers
    if (offer) return { kind: 'offer', offer }
    return none('product', 'not-carried', refused[0]?.obstacle.kind)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const [field] = error.fields
    if (field?.path === 'date') return none('pickup', 'window-closed')
    return none(field?.path === 'to' ? 'recipient.division' : 'sender.division', 'no-such-district')
  }
}

/** A monthly account needs a contract of whoever the order becomes, and a contract needs an account. */
function payerProblems(
  ctx: Pick<Ctx, 'actor'>,
  { payer }: OrderInput,
  of: RecordOwner | null,
): readonly FoundProblem[] {
  if (payer !== 'account' || of === null || mayPayMonthly(ctx, of)) return []
  return [{ path: 'payer', message: ctx.actor.kind === 'customer' ? 'needs-contract' : 'needs-account' }]
}

/** What an offer lacks of what is asked for. */
function offerProblems(ctx: Pick<Ctx, 'actor'>, offer: Offer): readonly FoundProblem[] {
  const problems: FoundProblem[] = []
  const unpriced = offer.lines.filter(({ fee }) => fee === null)
  const isCustomer = ctx.actor.kind === 'customer'
  for (const id of offer.missing) problems.push({ path: 'addOns', message: 'add-on-missing', detail: id })
  for (const { item, formula } of unpriced) {
    // A contract has named that price already, and a contract takes an account.
    if (formula.kind === 'by-contract' && isCustomer) continue
    const message = formula.kind === 'by-contract' ? 'needs-account' : 'price-on-request'
    problems.push({ path: 'addOns', message, detail: item })
  }
  if (offer.handover?.delivery === 'ask')
    problems.push({ path: 'recipient.division', message: 'not-delivered' })
  return problems
}
