import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { quoteInput } from '@hongyan/domain/quotes/quote-input'
import { quoteShipment } from '@hongyan/domain/quotes/quote-shipment'
import { resolveQuotePlace, searchQuotePlaces } from '@hongyan/domain/quotes/search-places'
import { dayInChina } from '@hongyan/kernel/day-in-china'
import { success } from '../../calls/envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { fieldNotes } from '../../server/http/field-sentences.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import { type CipherServices, openCall } from '../../server/sealed-requests/sealed-call.ts'
import { feeInquiry, inquiry, queryAddress, quoteCall } from './endpoints.ts'
import { quoteBooks } from './needs.ts'
import { presentPlace, presentQuote } from './present-quote.ts'
import { quoteSentences } from './problem-sentences.ts'

/** What these calls take from the process. */
export type QuoteServices = CipherServices & { readonly network: () => BranchNetwork }

export const freightRoutes: readonly Route<QuoteServices>[] = [
  defineRoute(feeInquiry, async ({ body }, at) => {
    const arrival = await openCall(at)
    if (arrival.kind === 'answer') return arrival.answer
    if (arrival.kind === 'plain') {
      if (typeof body === 'string') return refuse('undecipherable')
      return at.services.cipher.plainAllowed ? answerInquiry(body, at) : refuse('not-allowed')
    }
    const opened = typeof body === 'string' ? await arrival.exchange.readBody(body) : null
    return opened ? answerInquiry(opened.value, at) : refuse('undecipherable')
  }),

  defineRoute(quoteCall, async ({ body }, at) =>
    answerInquiry({ ...body, date: body.date ?? dayInChina(at.ctx.now()) }, at),
  ),

  defineRoute(queryAddress, async ({ body }, at) => {
    const found = searchQuotePlaces(body.keyword, body.limit)
    const meant = resolveQuotePlace(body.keyword)
    const places = found.map((place) => ({
      ...presentPlace(place, body.lang ?? at.locale),
      only: meant.kind === 'place' && meant.place.code === place.code,
    }))
    return { kind: 'reply', status: 200, body: success(places) }
  }),
]

function answerInquiry(asked: unknown, at: At<QuoteServices>): Answer {
  const parsed = inquiry.safeParse(asked)
  if (!parsed.success)
    return refuse('malformed', { fields: fieldNotes(parsed.error, asked, { own: quoteSentences }) })
  const { lang, ...rest } = parsed.data
  const input = quoteInput.safeParse(rest)
  if (!input.success)
    return refuse('malformed', { fields: fieldNotes(input.error, rest, { own: quoteSentences }) })
  const now = at.ctx.now()
  const books = { ...quoteBooks(now), network: at.services.network() }
  const quote = quoteShipment(at.ctx, input.data, books)
  return { kind: 'reply', status: 200, body: success(presentQuote(quote, lang ?? at.locale, now)) }
}
