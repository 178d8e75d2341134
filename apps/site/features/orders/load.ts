import type { LocaleId } from '@hongyan/locales'
import type { CarryQuote } from '../../carried-quote.ts'
import type { PageContext } from '../../page-context.ts'
import type { OrderKind } from '../../paths.ts'
import { emptyForm, formOfQuote } from './ui/form/order-form.ts'
import type { OrderProps } from './ui/order-model.ts'
import { orderWords } from './ui/words.ts'

/** What the order page may ask. */
export type OrderPages = {
  /** The quote that an address carries, as it is now. */
  readonly carriedQuote: CarryQuote
  /** The day orders are taken on, and what is said beside each extra. */
  readonly quoteTerms: (locale: LocaleId) => Pick<OrderProps, 'today' | 'notes'>
}

/** Parameters that say what kind of order begins. */
const flags = { isCnet: 'heavy', isFresh: 'fresh' } as const

/** What the order page shows: the kind of order its address names, and the quote that address carries. */
export function loadOrder({ locale, query, services }: PageContext<OrderPages>): OrderProps {
  const flag = (Object.keys(flags) as (keyof typeof flags)[]).find((name) => query.get(name) === '1')
  const kind: OrderKind = flag === undefined ? 'express' : flags[flag]
  const quote = services.carriedQuote(query, locale.id)
  const { today, notes } = services.quoteTerms(locale.id)
  return {
    locale: locale.id,
    words: orderWords(locale.id),
    today,
    notes,
    now: services.now(),
    form: quote === null ? emptyForm(kind) : formOfQuote(kind, quote),
    quote: quote && { back: quote.back, query: quote.back.split('?')[1] ?? '' },
  }
}
