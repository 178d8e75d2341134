import type { LocaleId } from '@hongyan/locales'
import type { CarriedQuote, CarryQuote } from '../../carried-quote.ts'
import type { PageContext } from '../../page-context.ts'
import type { OrderKind } from '../../paths.ts'

/** What the order page may ask. */
export type OrderPages = {
  /** The quote that an address carries, as it is now. */
  readonly carriedQuote: CarryQuote
}

/** Parameters that say what kind of order begins. */
const flags = { isCnet: 'heavy', isFresh: 'fresh' } as const

export type OrderPage = {
  readonly locale: LocaleId
  readonly kind: OrderKind
  /** The quote the visitor comes from, without its path: another kind of order keeps it. */
  readonly query: string
  readonly quote: CarriedQuote | null
}

/** What the order page shows: the kind of order its address names, and the quote that address carries. */
export function loadOrder({ locale, query, services }: PageContext<OrderPages>): OrderPage {
  const flag = (Object.keys(flags) as (keyof typeof flags)[]).find((name) => query.get(name) === '1')
  const quote = services.carriedQuote(query, locale.id)
  return {
    locale: locale.id,
    kind: flag === undefined ? 'express' : flags[flag],
    query: quote?.back.split('?')[1] ?? '',
    quote,
  }
}
