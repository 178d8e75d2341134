import type { Limits } from '../../server/limits.ts'
import { repeated } from '../../server/operations/repeated.ts'
import { whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import { type QuoteServices, quoteActions } from './actions.ts'
import { carryQuote } from './carry-quote.ts'
import type { QuoteNeeds } from './needs.ts'
import { quoteSentences } from './problem-sentences.ts'
import { createQuoting } from './quoting.ts'
import { createRatesFollower, type RatesFollower } from './rates-follower.ts'

type Made = Pick<QuoteServices, 'rates'> & { readonly ratesFollower: RatesFollower }

type Site = Pick<QuoteServices, 'network'> & Made & { readonly now: () => number; readonly limits: Limits }

/** Prices and transit times, and a quote that is carried on to an order. */
export const quotes: Plugin<QuoteServices, Site, QuoteNeeds, unknown, Made> = {
  makes: ({ ctxOf, expirePages, onFailure }) => {
    const ratesFollower = createRatesFollower({
      ctx: ctxOf('rates'),
      onChange: () => expirePages('rates'),
      onFailure: (error) => onFailure(error, 'rates could not be followed'),
    })
    return { ratesFollower, rates: ratesFollower.current }
  },
  routes: quoteActions,
  words: { quote: {} },
  sentences: quoteSentences,
  pages: ({ now, network, rates }) => {
    const quoting = createQuoting(now, network, rates)
    return { ...quoting, carriedQuote: (query, locale) => carryQuote(query, locale, quoting) }
  },
  register: (app, { ratesFollower, limits }) => {
    const { begin, end } = repeated(ratesFollower.round, limits['follow.ms'], ratesFollower.onFailure)
    whileOpen(app, {
      begin: async () => {
        await ratesFollower.round().catch(ratesFollower.onFailure)
        begin()
      },
      end,
    })
  },
}
