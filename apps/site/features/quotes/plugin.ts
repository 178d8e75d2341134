import type { Limits } from '../../server/limits.ts'
import { repeated } from '../../server/operations/repeated.ts'
import { whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { type QuoteServices, quoteActions } from './actions.ts'
import { carryQuote } from './carry-quote.ts'
import type { QuoteNeeds } from './needs.ts'
import { quoteSentences } from './problem-sentences.ts'
import { createQuoting } from './quoting.ts'
import { createRatesPoller, type RatesPoller } from './rates-poller.ts'

type Made = Pick<QuoteServices, 'rates'> & {
  readonly ratesPoller: RatesPoller
  /** The rates as they were approved at a moment (ms UTC). */
  readonly ratesAt: RatesPoller['at']
}

type Site = Pick<QuoteServices, 'network'> & Made & { readonly now: () => number; readonly limits: Limits }

/** Prices and transit times, and a quote that is carried on to an order. */
export const quotes: Plugin<QuoteServices, Site, QuoteNeeds, unknown, Made> = {
  makes: ({ ctxOf, expirePages, onFailure }) => {
    const ratesPoller = createRatesPoller({
      ctx: ctxOf('rates'),
      onChange: () => expirePages('rates'),
      onFailure: (error) => onFailure(error, 'rates could not be followed'),
    })
    return { ratesPoller, rates: ratesPoller.current, ratesAt: ratesPoller.at }
  },
  routes: quoteActions,
  words: { quote: {} },
  sentences: quoteSentences,
  pages: ({ now, network, rates }) => {
    const quoting = createQuoting(now, network, rates)
    return { ...quoting, carriedQuote: (query, locale) => carryQuote(query, locale, quoting) }
  },
  register: (app, { ratesPoller, limits }) => {
    const { begin, end } = repeated(ratesPoller.round, limits['follow.ms'], ratesPoller.onFailure)
    whileOpen(app, {
      begin: async () => {
        await ratesPoller.round().catch(ratesPoller.onFailure)
        begin()
      },
      end,
    })
  },
}
