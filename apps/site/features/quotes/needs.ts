import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import type { StartingPrice } from '@hongyan/domain/quotes/starting-price'
import type { LocaleId } from '@hongyan/locales'
import type { QuotePages } from './load.ts'

export { briefQuote } from './brief-quote.ts'
export { quoteBooks } from './quote-books.ts'

/** A quote brought along: what was entered, the product it was chosen for, and the way back to it. */
export type CarriedQuote = {
  readonly back: string
  readonly draft: QuoteDraft
  /** Codes of the two places, empty where what was typed is none. */
  readonly from: string
  readonly to: string
  /** Null where the entries give no price any more. */
  readonly product: string | null
}

/** What pages of others may ask of quotes. */
export type QuoteNeeds = QuotePages & {
  /** The quote that an address carries, as it is now; null where it carries none. */
  readonly carriedQuote: (query: URLSearchParams, locale: LocaleId) => CarriedQuote | null
  /** What each product costs at least today, by its code. */
  readonly startingPrices: () => Readonly<Partial<Record<string, StartingPrice>>>
}
