import type { LocaleId } from '@hongyan/locales'

/** A quote brought along: what was entered, what came of it now, and the way back to it. */
export type CarriedQuote = {
  readonly back: string
  readonly rows: readonly { readonly term: string; readonly lines: readonly string[] }[]
  /** False where the entries give no price any more. */
  readonly priced: boolean
}

/** Reads the quote that an address carries; null where it carries none. */
export type CarryQuote = (query: URLSearchParams, locale: LocaleId) => CarriedQuote | null
