import { quoteMessages } from '@hongyan/content/messages'
import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { DraftProblem, DraftProblemCode, QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { readDraft } from '@hongyan/domain/quotes/quote-draft'
import type { QuoteInput } from '@hongyan/domain/quotes/quote-input'
import {
  type QuoteBooks,
  quotableDays,
  quoteShipment,
  type RateBook,
} from '@hongyan/domain/quotes/quote-shipment'
import { type PlaceAnswer, resolveQuotePlace } from '@hongyan/domain/quotes/search-places'
import { startingPrices } from '@hongyan/domain/quotes/starting-price'
import { inForce } from '@hongyan/domain/quotes/tariff'
import { DomainError } from '@hongyan/kernel/errors'
import { dayAtHome } from '@hongyan/kernel/home-time'
import type { LocaleId } from '@hongyan/locales'
import { addOnNotes } from './present/add-on-notes.ts'
import { speakerFor } from './present/amounts.ts'
import { presentPlace, presentQuote } from './present-quote.ts'
import { quoteBooks } from './quote-books.ts'
import type { QuoteOutcome, QuoteTerms } from './ui/quote-model.ts'

/** Quotes for pages that render their answer, with the branches of the network and the rates as they stand. */
export function createQuoting(now: () => number, network: () => BranchNetwork, rates: () => RateBook) {
  const books = (): QuoteBooks => ({ ...quoteBooks(now(), rates()), network: network() })
  return {
    /** The days a price can be told for, and what is said beside each extra today. */
    quoteTerms(locale: LocaleId): QuoteTerms {
      const today = dayAtHome(now())
      const sheet = inForce(rates().tariffs.addOns, today)
      const notes = sheet ? addOnNotes(sheet, speakerFor(locale, quoteMessages(locale))) : {}
      return { today, ...quotableDays(now(), books()), notes }
    },

    /** What each product costs at least today, by its code. */
    startingPrices: () => startingPrices(rates().tariffs, dayAtHome(now())),

    /** A quote for what was typed, with the places by their names, or everything that is wrong with it. */
    quote(
      draft: QuoteDraft,
      locale: LocaleId,
    ): { readonly draft: QuoteDraft; readonly outcome: QuoteOutcome } {
      const ends = { from: resolveQuotePlace(draft.from), to: resolveQuotePlace(draft.to) }
      const nameOf = (end: 'from' | 'to') => {
        const answer = ends[end]
        return answer.kind === 'place' ? presentPlace(answer.place, locale).name : draft[end]
      }
      const codeOf = (answer: PlaceAnswer) => (answer.kind === 'place' ? answer.place.code : '')
      const named = { ...draft, from: nameOf('from'), to: nameOf('to') }
      const coded = { ...draft, from: codeOf(ends.from), to: codeOf(ends.to) }
      const read = readDraft(coded, quotableDays(now(), books()))
      if (read.kind === 'problems') {
        const problems = read.problems.map((problem) =>
          problem.code === 'unknown-place' && (problem.field === 'from' || problem.field === 'to')
            ? placeProblem(problem, draft[problem.field], ends[problem.field], locale)
            : problem,
        )
        return { draft: named, outcome: { view: null, problems } }
      }
      return { draft: named, outcome: outcomeOf(read.input, locale, now(), books()) }
    },
  }
}

/** Why what was typed is no place: nothing was, nothing is called so, or several are. */
function placeProblem(
  problem: DraftProblem,
  typed: string,
  answer: PlaceAnswer,
  locale: LocaleId,
): DraftProblem {
  if (answer.kind === 'several') {
    const choices = answer.places.map((place) => presentPlace(place, locale))
    return { field: problem.field, code: 'which-place', choices }
  }
  return typed.trim() === '' ? problem : { field: problem.field, code: 'no-such-place' }
}

function outcomeOf(input: QuoteInput, locale: LocaleId, now: number, books: QuoteBooks): QuoteOutcome {
  try {
    const quote = quoteShipment({ now: () => now }, input, books)
    return { view: presentQuote(quote, locale, now), problems: [] }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const problems = error.fields.map(({ path, message }) => ({
      field: path,
      code: message as DraftProblemCode,
    }))
    return { view: null, problems }
  }
}
