import { quoteMessages } from '@hongyan/content/messages'
import {
  type BranchNetwork,
  DomainError,
  dayInChina,
  defaultBooks,
  defaultTariffs,
  inForce,
  type QuoteInput,
  quotableDays,
  quoteShipment,
  readDraft,
  readQuotePlace,
} from '@hongyan/domain'
import type { DraftProblemCode, QuoteDraft } from '@hongyan/domain/quotes'
import type { LocaleId } from '@hongyan/locales'
import { addOnNotes } from '../api/freight/present/add-on-notes.ts'
import { speakerFor } from '../api/freight/present/amounts.ts'
import { presentPlace, presentQuote } from '../api/freight/present-quote.ts'
import type { QuoteOutcome, QuoteTerms } from '../src/tools/quote/quote-model.ts'

/** Quotes for pages that render their answer, with the branches of the network as they stand. */
export function createQuoting(now: () => number, network: () => BranchNetwork) {
  return {
    /** The days a price can be told for, and what is said beside each extra today. */
    quoteTerms(locale: LocaleId): QuoteTerms {
      const today = dayInChina(now())
      const sheet = inForce(defaultTariffs.addOns, today)
      const notes = sheet ? addOnNotes(sheet, speakerFor(locale, quoteMessages(locale))) : {}
      return { today, ...quotableDays(now()), notes }
    },

    /** A quote for what was typed, with the places by their names, or everything that is wrong with it. */
    quote(
      draft: QuoteDraft,
      locale: LocaleId,
    ): { readonly draft: QuoteDraft; readonly outcome: QuoteOutcome } {
      const places = [draft.from, draft.to].map((text) => readQuotePlace(text))
      const [from = null, to = null] = places
      const named = {
        ...draft,
        from: from ? presentPlace(from, locale).name : draft.from,
        to: to ? presentPlace(to, locale).name : draft.to,
      }
      const read = readDraft({ ...draft, from: from?.code ?? '', to: to?.code ?? '' }, quotableDays(now()))
      if (read.kind === 'problems') return { draft: named, outcome: { view: null, problems: read.problems } }
      return { draft: named, outcome: outcomeOf(read.input, locale, now(), network()) }
    },
  }
}

function outcomeOf(input: QuoteInput, locale: LocaleId, now: number, network: BranchNetwork): QuoteOutcome {
  try {
    const quote = quoteShipment({ now: () => now }, input, { ...defaultBooks, network })
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
