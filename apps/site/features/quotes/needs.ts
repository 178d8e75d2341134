import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import type { QuoteBooks, RateBook } from '@hongyan/domain/quotes/quote-shipment'
import type { LocaleId } from '@hongyan/locales'
import type { QuotePages } from './load.ts'
import { noticeDelays } from './present/notice-delays.ts'

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
}

/** What prices stand on at a moment (ms UTC) beside the branches: the rates, and notices that put off. */
export function quoteBooks(now: number, rates: RateBook): Omit<QuoteBooks, 'network'> {
  return { ...rates, delays: noticeDelays(now) }
}
