import type { Plugin } from '../../server/requests/plugin.ts'
import { type QuoteServices, quoteActions } from './actions.ts'
import { carryQuote } from './carry-quote.ts'
import type { QuoteNeeds } from './needs.ts'
import { quoteSentences } from './problem-sentences.ts'
import { createQuoting } from './quoting.ts'

type Site = Pick<QuoteServices, 'network'> & { readonly now: () => number }

/** Prices and transit times, and a quote that is carried on to an order. */
export const quotes: Plugin<QuoteServices, Site, QuoteNeeds> = {
  routes: quoteActions,
  words: { quote: {} },
  sentences: quoteSentences,
  pages: ({ now, network }) => {
    const quoting = createQuoting(now, network)
    return { ...quoting, carriedQuote: (query, locale) => carryQuote(query, locale, quoting) }
  },
}
