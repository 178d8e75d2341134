import type { StartingPrice } from '@hongyan/domain/quotes/starting-price'
import {
  formatMoney,
  formatWeekday,
  formatWeight,
  homeZone,
  isoDay,
  type LocaleId,
  noonAtHome,
  plural,
} from '@hongyan/locales'
import type { AnswerOf } from '../../../../calls/call.ts'
import type { feeInquiryAction } from '../../../quotes/actions.ts'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import type { priceOrderAction } from '../../actions.ts'
import type { OrderWords } from '../words.ts'

export type Quote = AnswerOf<typeof feeInquiryAction>['data']
export type Terms = AnswerOf<typeof priceOrderAction>['data']

export type Starts = Readonly<Partial<Record<string, StartingPrice>>>

/** What a product costs at least: by the places where both are known, else anywhere, for so many grams. */
type Start = {
  readonly total: number
  /** Null where it is that of the smallest parcel between the places. */
  readonly weight: number | null
  /** When it arrives in words; null before both places are known. */
  readonly arrival: string | null
}

/** From which price on a product is had, as long as nobody knows the parcels; null where it cannot be had, or is priced. */
export function startOf(
  product: string,
  {
    quote,
    least,
    starts,
  }: { readonly quote: Quote | null; readonly least: Quote | null; readonly starts: Starts },
): Start | null {
  if (quote !== null) return null
  const offer = least?.offers.find((one) => one.product === product)
  if (offer) return { total: offer.total, weight: null, arrival: offer.arrival.text }
  const start = starts[product]
  return start === undefined ? null : { ...start, arrival: null }
}

/** What the card beside the form shows of a price. */
export type PriceCard = {
  /** `深圳 → 北京`. */
  readonly route: readonly [string, string]
  /** Product, pieces and the weight that is charged. */
  readonly about: readonly string[]
  readonly total: string
  /** What of it is tax; null where the company says none. */
  readonly tax: string | null
  readonly tariffFrom: string
  /** Empty where the sum behind the price is not the one that was agreed. */
  readonly lines: readonly { readonly name: string; readonly formula: string; readonly fee: string }[]
  readonly arrival: string
  /** Day by day from the pickup on; empty where it takes too long to be drawn. */
  readonly days: readonly {
    readonly day: string
    readonly name: string
    readonly step: 'pickup' | 'way' | 'arrives'
  }[]
  readonly reasons: readonly string[]
}

/** The card of a product; null while there is no offer of it. */
export function priceCard(
  locale: LocaleId,
  words: OrderWords,
  product: string,
  quote: Quote | null,
  terms: Terms | null,
): PriceCard | null {
  const offer = quote?.offers.find((one) => one.product === product)
  if (!quote || !offer) return null
  const count = offer.weight.sizes.reduce((sum, size) => sum + size.count, 0)
  const total = terms?.total ?? offer.total
  const sum = terms === null || terms.total === offer.total
  return {
    route: [quote.from.name, quote.to.name],
    about: [
      offer.name,
      plural(locale, count, words.card.pieces),
      words.card.charged.replace('{weight}', formatWeight(locale, offer.weight.charged)),
    ],
    total: formatMoney(locale, total),
    tax: taxLine(locale, total, words.tax),
    tariffFrom: terms?.tariffFrom ?? offer.validFrom,
    lines: sum
      ? offer.lines.map(({ name, formula, fee }) => ({
          name,
          formula,
          fee: fee === null ? '—' : formatMoney(locale, fee),
        }))
      : [],
    arrival: offer.arrival.text,
    days: daysOf(locale, offer.arrival),
    reasons: offer.arrival.reasons,
  }
}

const dayMs = 86_400_000
/** Days that fit side by side. */
const mostDays = 7

function daysOf(locale: LocaleId, { leaves, latest }: Quote['offers'][number]['arrival']): PriceCard['days'] {
  const noon = (day: string) => Date.parse(noonAtHome(day))
  const count = Math.round((noon(latest) - noon(leaves)) / dayMs) + 1
  if (count > mostDays) return []
  return Array.from({ length: count }, (_, at) => {
    const day = isoDay(noon(leaves) + at * dayMs, homeZone)
    const step = at === count - 1 ? 'arrives' : at === 0 ? 'pickup' : 'way'
    return { day, name: formatWeekday(locale, noon(day), homeZone), step }
  })
}
