import { accountMessages, quoteMessages } from '@hongyan/content/messages'
import { isUnmeasured, type QuoteDraft, type SizeDraft } from '@hongyan/domain/quotes'
import { fill, formatMoney, type LocaleId } from '@hongyan/locales'
import type { PageContext } from '../../page-context.ts'
import type { OrderKind } from '../../paths.ts'
import { quotePath, readQuoteQuery } from '../quotes/ui/text/quote-query.ts'

/** Parameters that say what kind of order begins. */
const flags = { isCnet: 'heavy', isFresh: 'fresh' } as const

export type OrderPage = {
  readonly locale: LocaleId
  readonly kind: OrderKind
  /** The quote the visitor comes from, without its path: another kind of order keeps it. */
  readonly query: string
  readonly quote: CarriedQuote | null
}

/** A quote brought along: what was entered, what came of it now, and the way back to it. */
export type CarriedQuote = {
  readonly back: string
  readonly rows: readonly { readonly term: string; readonly lines: readonly string[] }[]
  /** False where the entries give no price any more. */
  readonly priced: boolean
}

/** What the order page shows: the kind of order its address names, and the quote that address carries. */
export function loadOrder({ locale, query, services }: PageContext): OrderPage {
  const flag = (Object.keys(flags) as (keyof typeof flags)[]).find((name) => query.get(name) === '1')
  const { today } = services.quoteTerms(locale.id)
  const { draft, asked, chosen } = readQuoteQuery(query, today)
  const kind = flag === undefined ? 'express' : flags[flag]
  if (!asked) return { locale: locale.id, kind, query: '', quote: null }
  const answered = services.quote(draft, locale.id)
  const { view } = answered.outcome
  const back = quotePath(locale.id, answered.draft, view, { by: chosen })
  const offer = view?.offers.find(({ product }) => product === chosen) ?? view?.offers[0]
  const words = accountMessages(locale.id).order.quote
  const offered = offer && [
    { term: words.product, lines: [offer.name] },
    { term: words.total, lines: [formatMoney(locale.id, offer.total)] },
    { term: words.arrival, lines: [offer.arrival.text] },
  ]
  return {
    locale: locale.id,
    kind,
    query: back.split('?')[1] ?? '',
    quote: {
      back,
      rows: [...enteredRows(answered.draft, locale.id), ...(offered ?? [])],
      priced: offer !== undefined,
    },
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
