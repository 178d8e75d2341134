import { accountMessages, quoteMessages } from '@hongyan/content/messages'
import { isUnmeasured, type QuoteDraft, type SizeDraft } from '@hongyan/domain/quotes'
import { fill, formatMoney, type LocaleId } from '@hongyan/locales'
import type { CarriedQuote } from '../../carried-quote.ts'
import type { QuotePages } from './load.ts'
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
  const words = accountMessages(locale).order.quote
  const offered = offer && [
    { term: words.product, lines: [offer.name] },
    { term: words.total, lines: [formatMoney(locale, offer.total)] },
    { term: words.arrival, lines: [offer.arrival.text] },
  ]
  return {
    back: quotePath(locale, answered.draft, view, { by: chosen }),
    rows: [...enteredRows(answered.draft, locale), ...(offered ?? [])],
    priced: offer !== undefined,
  }
}

/** What was entered, in the words of the form. An entry left empty has no row. */
function enteredRows(draft: QuoteDraft, locale: LocaleId): CarriedQuote['rows'] {
  const words = accountMessages(locale).order.quote
  const { form } = quoteMessages(locale)
  const { goodsKinds, adds, covers } = form
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(adds).map(([id, { name }]) => [id, name])),
    ...covers,
  }
  const kinds: Readonly<Record<string, string>> = goodsKinds
  return [
    { term: words.from, lines: [draft.from] },
    { term: words.to, lines: [draft.to] },
    {
      term: words.pieces,
      lines: draft.sizes.filter(({ weight }) => weight !== '').map((size) => pieceLine(size, locale)),
    },
    { term: words.goods, lines: [kinds[draft.goods] ?? ''] },
    { term: words.date, lines: [draft.date] },
    { term: words.addOns, lines: draft.addOns.map((id) => names[id] ?? '') },
  ]
    .map(({ term, lines }) => ({ term, lines: lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0)
}

/** One kind of piece, its sides where they were entered. */
function pieceLine(size: SizeDraft, locale: LocaleId): string {
  const { piece, unmeasured } = accountMessages(locale).order.quote
  const { length, width, height, weight, count } = size
  return fill(isUnmeasured(size) ? unmeasured : piece, { length, width, height, weight, count })
}
