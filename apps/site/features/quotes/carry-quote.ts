import type { LocaleId } from '@hongyan/locales'
import type { QuotePages } from './load.ts'
import type { CarriedQuote } from './needs.ts'
import { quotePath, readQuoteQuery } from './ui/text/quote-query.ts'

/** The quote that an address carries, as it is now; null where it carries none. */
export function carryQuote(
  query: URLSearchParams,
  locale: LocaleId,
  { quoteTerms, quote }: QuotePages,
): CarriedQuote | null {
  const { draft, asked, chosen } = readQuoteQuery(query, quoteTerms(locale).today)
  if (!asked) return null
  const answered = quote(draft, locale)
  const { view } = answered.outcome
  const offer = view?.offers.find(({ product }) => product === chosen) ?? view?.offers[0]
  return {
    back: quotePath(locale, answered.draft, view, { by: chosen }),
    draft: answered.draft,
    from: view?.from.code ?? '',
    to: view?.to.code ?? '',
    product: offer?.product ?? null,
  }
}
