import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import type { LocaleId } from '@hongyan/locales'

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

/** Reads the quote that an address carries; null where it carries none. */
export type CarryQuote = (query: URLSearchParams, locale: LocaleId) => CarriedQuote | null
