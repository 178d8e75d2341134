import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dayAtHome } from '@hongyan/kernel/home-time'
import type { BranchNetwork } from '../branches/branch-network.ts'
import { isOffered } from '../network/is-offered.ts'
import { type Advice, adviseCheaper } from './advise-cheaper.ts'
import { arrivalOf, isOutdoneBy } from './compare-offers.ts'
import { defaultTariffs } from './default-tariffs.ts'
import { type Handover, handoverBetween } from './handover.ts'
import { type Journey, journeyOf, type Lane } from './journey.ts'
import { type Obstacle, type Priced, priceProduct } from './price-product.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteLimits } from './quote-limits.ts'
import type { QuotePlace } from './quote-place.ts'
import { resolveQuotePlace } from './search-places.ts'
import type { TariffBook } from './tariff.ts'
import { defaultTransit } from './transit/default-transit.ts'
import {
  addDays,
  estimateArrival,
  type NoticeDelay,
  type Transit,
  type TransitQuestion,
} from './transit/estimate-arrival.ts'
import { allDay, takesUntil } from './transit/hand-in.ts'
import { defaultCalendar, type ServiceCalendar } from './transit/service-calendar.ts'
import type { TransitBook } from './transit/transit-book.ts'
import { isSold, productKindOf, type QuoteProduct, quoteProducts, type Zone } from './vocabulary.ts'
import { zoneBetween } from './zone-between.ts'

/** One way to send the shipment. */
export type Offer = Omit<Priced, 'kind' | 'truckKm'> & {
  readonly product: QuoteProduct
  readonly transit: Transit
  readonly journey: Journey
  /** Where it is picked up and delivered; null where no network is asked. */
  readonly handover: Handover | null
  readonly advice: Advice | null
  readonly cheapest: boolean
  readonly fastest: boolean
  /** Another offer is cheaper and earlier, and lacks nothing of this one. */
  readonly outdone: boolean
}

/** An offer before it is set beside the others. */
type Unmarked = Omit<Offer, 'cheapest' | 'fastest' | 'outdone'>

/** Every way there is, cheapest first, and why the others are none. */
export type Quote = {
  readonly input: QuoteInput
  readonly from: QuotePlace
  readonly to: QuotePlace
  readonly zone: Zone | null
  /** Great-circle kilometres. */
  readonly km: number
  readonly offers: readonly Offer[]
  readonly refused: readonly { readonly product: QuoteProduct; readonly obstacle: Obstacle }[]
  /** The fuel charge of that day has not been announced: the last one stands in for it. */
  readonly fuelUnsettled: boolean
}

/** What prices and days are reckoned by: each sheet and rule from a day on. */
export type RateBook = {
  readonly tariffs: TariffBook
  readonly transit: TransitBook
  readonly calendar: ServiceCalendar
}

export type QuoteBooks = RateBook & {
  /** Whose branches take the goods in; null where only the cut-offs of the products count. */
  readonly network: BranchNetwork | null
  /** What notices put off on a journey; null where none are asked. */
  readonly delays: DelaysOn | null
}

/** The notices that put off what a product carries on a journey. A longer journey meets no fewer. */
export type DelaysOn = (product: QuoteProduct, journey: Journey) => readonly NoticeDelay[]

/** Why a complete inquiry cannot be priced; the words are those of the form. */
export type QuoteProblem = 'unknown-place' | 'which-place' | 'out-of-range'

/** The tariffs, the rules of transit and the calendar that ship with the site. */
export const shippedRates: RateBook = {
  tariffs: defaultTariffs,
  transit: defaultTransit,
  calendar: defaultCalendar,
}

/** The same, without branches and notices. */
export const defaultBooks: QuoteBooks = {
  ...shippedRates,
  network: null,
  delays: null,
}

/**
 * Prices a shipment with every product that is offered, or with those of `products`, and says when it arrives, by the tariffs in force
 * on its day. Cheapest and fastest are meant among those that were asked for.
 * @throws DomainError `invalid-input` when a place is unknown or may be one of several, or the day lies outside the
 * tariffs or the calendar
 */
export function quoteShipment(
  ctx: Pick<Ctx, 'now'>,
  input: QuoteInput,
  books: QuoteBooks = defaultBooks,
  products: readonly QuoteProduct[] = quoteProducts,
): Quote {
  const { tariffs, network } = books
  const now = ctx.now()
  const from = placeOf('from', input.from)
  const to = placeOf('to', input.to)
  const { first, last } = quotableDays(now, books)
  if (input.date < first || input.date > last) throw wrong('date', 'out-of-range')
  const where = zoneBetween(from, to)
  const priceWith = (product: QuoteProduct, asked: QuoteInput): Priced | Obstacle => {
    const special = withoutPrice(product, where.zone)
    if (special) return special
    const tariff = tariffs.products.find((candidate) => candidate.product === product)
    return tariff ? priceProduct(tariff, asked, where, tariffs) : { kind: 'no-tariff' }
  }

  const offers: Unmarked[] = []
  const refused: { product: QuoteProduct; obstacle: Obstacle }[] = []
  for (const product of products.filter(isOnSale)) {
    const priced = priceWith(product, input)
    if (priced.kind !== 'priced' || where.zone === null) {
      if (priced.kind !== 'priced') refused.push({ product, obstacle: priced })
      continue
    }
    const { charged } = priced.weight
    const travelled = travel({ ...where, from, to, input }, priced, books, {
      product,
      zone: where.zone,
      from,
      to,
      date: input.date,
      now,
      charged,
      truckKm: priced.truckKm,
      takesUntil: network === null ? allDay : takesUntil(network, product, from),
    })
    if (!travelled) {
      refused.push({ product, obstacle: { kind: 'zone-not-served' } })
      continue
    }
    const advice = adviseCheaper(input, priced, (changed) => {
      const again = priceWith(product, changed)
      return again.kind === 'priced' ? again : null
    })
    const { kind: _, truckKm: __, ...price } = priced
    const handover = network && handoverBetween(network, product, from, to)
    offers.push({ ...price, product, ...travelled, handover, advice })
  }
  return {
    input,
    from,
    to,
    ...where,
    offers: marked(offers),
    refused,
    fuelUnsettled: input.date > tariffs.fuelSettledUntil,
  }
}

/** When it arrives and by which way, with the days of every notice it meets until then; null where it does not run. */
function travel(
  lane: Lane & Pick<Quote, 'input'>,
  { lines }: Pick<Priced, 'lines'>,
  { calendar, transit: rules, delays }: QuoteBooks,
  question: TransitQuestion,
): { readonly transit: Transit; readonly journey: Journey } | null {
  let met: readonly NoticeDelay[] = []
  for (;;) {
    const transit = estimateArrival({ ...question, delays: met }, calendar, rules)
    if (!transit) return null
    const journey = journeyOf(lane, { product: question.product, lines, transit })
    const found = delays?.(question.product, journey) ?? []
    // A day more on the way may reach into a notice that begins later.
    if (found.length <= met.length) return { transit, journey }
    met = found
  }
}

/** First and last day a price can be told for, at a moment (ms UTC). */
export function quotableDays(
  now: number,
  books: QuoteBooks = defaultBooks,
): { readonly first: string; readonly last: string } {
  const { tariffs, calendar } = books
  const starts = [tariffs.addOns, tariffs.fuel].map(([sheet]) => sheet?.validFrom ?? '')
  const ahead = addDays(dayAtHome(now), quoteLimits.daysAhead)
  // The longest trip still ends within the calendar.
  const known = addDays(calendar.until, -30)
  return { first: starts.reduce((a, b) => (a > b ? a : b)), last: ahead < known ? ahead : known }
}

/** Whether a product is sold at all, and of a part of the company that is on. */
function isOnSale(product: QuoteProduct): boolean {
  return isSold(product) && isOffered(productKindOf(product) ?? product)
}

/** Products whose price depends on more than an inquiry holds. */
function withoutPrice(product: QuoteProduct, zone: Zone | null): Obstacle | null {
  const kind = productKindOf(product)
  if (kind === 'same-city') return { kind: zone === 'city' ? 'needs-street' : 'other-city' }
  if (kind === 'cross-border') return { kind: zone === null ? 'abroad' : 'domestic' }
  return null
}

/** Cheapest first; the marks go to offers that have all that was asked for, where there are any. */
function marked(offers: readonly Unmarked[]): readonly Offer[] {
  const complete = offers.filter(({ missing }) => missing.length === 0)
  const rivals = complete.length > 0 ? complete : offers
  const lowest = Math.min(...rivals.map(({ total }) => total))
  const soonest = rivals.map(arrivalOf).reduce((a, b) => (a < b ? a : b), '9999')
  return offers
    .map((offer) => ({
      ...offer,
      cheapest: rivals.includes(offer) && offer.total === lowest,
      fastest: rivals.includes(offer) && arrivalOf(offer) === soonest,
      outdone: offers.some((other) => isOutdoneBy(offer, other)),
    }))
    .sort((a, b) => a.total - b.total || (arrivalOf(a) < arrivalOf(b) ? -1 : 1))
}

function placeOf(field: string, code: string): QuotePlace {
  const answer = resolveQuotePlace(code)
  if (answer.kind === 'place') return answer.place
  throw wrong(field, answer.kind === 'several' ? 'which-place' : 'unknown-place')
}

function wrong(path: string, message: QuoteProblem): DomainError {
  return new DomainError({
    entity: 'quote',
    code: 'invalid-input',
    detail: 'the inquiry cannot be priced',
    fields: [{ path, message }],
  })
}
