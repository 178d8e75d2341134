import type { QuoteMessages } from '@hongyan/content/messages'
import { taxPart } from '@hongyan/domain/quotes/tax-part'
import { fill, formatMoney, formatPercent, type LocaleId, tax } from '@hongyan/locales'

/** What is said of the tax; left out of texts that travel where the company says none. */
type TaxWords = QuoteMessages['tax'] | undefined

/** What of a total in minor units is tax, `incl. 19% VAT: €1.92`; null where the company says none. */
export function taxLine(locale: LocaleId, total: number, words: TaxWords): string | null {
  if (tax === null || words === undefined) return null
  const amount = formatMoney(locale, taxPart(total, tax))
  return fill(tax.isIncluded ? words.included : words.added, { ...ratePlaces(locale), amount })
}

/** The same of prices side by side, without an amount: `incl. 19% VAT`. */
export function taxOfPrices(locale: LocaleId, words: TaxWords): string | null {
  if (tax === null || words === undefined) return null
  return fill(tax.isIncluded ? words.pricesWith : words.pricesWithout, ratePlaces(locale))
}

function ratePlaces(locale: LocaleId) {
  return { rate: formatPercent(locale, tax?.basisPoints ?? 0), name: tax?.name[locale] ?? '' }
}
