import { formatMoney, formatWeight, type LocaleId, plural } from '@hongyan/locales'
import type { AnswerOf } from '../../../../calls/call.ts'
import type { feeInquiry } from '../../../quotes/endpoints.ts'
import type { priceOrderCall } from '../../endpoints.ts'
import type { OrderWords } from '../words.ts'

export type Quote = AnswerOf<typeof feeInquiry>['data']
export type Terms = AnswerOf<typeof priceOrderCall>['data']

/** What the card beside the form shows of a price. */
export type PriceCard = {
  /** `深圳 → 北京`. */
  readonly route: readonly [string, string]
  /** Product, pieces and the weight that is charged. */
  readonly about: readonly string[]
  readonly total: string
  readonly tariffFrom: string
  /** Empty where the sum behind the price is not the one that was agreed. */
  readonly lines: readonly { readonly name: string; readonly formula: string; readonly fee: string }[]
  readonly arrival: string
  readonly reasons: readonly string[]
  /** True once it is the price the order would be placed at. */
  readonly agreed: boolean
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
  const sum = terms === null || terms.total === offer.total
  return {
    route: [quote.from.name, quote.to.name],
    about: [
      offer.name,
      plural(locale, count, words.card.pieces),
      words.card.charged.replace('{weight}', formatWeight(locale, offer.weight.charged)),
    ],
    total: formatMoney(locale, terms?.total ?? offer.total),
    tariffFrom: terms?.tariffFrom ?? offer.validFrom,
    lines: sum
      ? offer.lines.map(({ name, formula, fee }) => ({
          name,
          formula,
          fee: fee === null ? '—' : formatMoney(locale, fee),
        }))
      : [],
    arrival: offer.arrival.text,
    reasons: offer.arrival.reasons,
    agreed: terms !== null,
  }
}
