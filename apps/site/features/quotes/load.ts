import { tdkOf } from '@hongyan/content'
import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { cachedByContent } from '../../shell/cached-by-content.ts'
import { pageHead } from '../../shell/head.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { exampleDraft, exampleOf } from './ui/example.ts'
import type { QuoteInquiry, QuoteOutcome, QuotePage, QuoteTerms } from './ui/quote-model.ts'
import { readQuoteQuery } from './ui/text/quote-query.ts'
import { quoteWords } from './ui/words.ts'

/** What the quote page may ask. */
export type QuotePages = {
  /** What the form of the quote says beside each extra, and the days a price can be told for. */
  readonly quoteTerms: (locale: LocaleId) => QuoteTerms
  /** A quote for what was typed, with the places by their names, or what is wrong with it. */
  readonly quote: (
    draft: QuoteDraft,
    locale: LocaleId,
  ) => { readonly draft: QuoteDraft; readonly outcome: QuoteOutcome }
}

type FeePage = { readonly inquiry: QuoteInquiry; readonly asked: boolean }

const nothing: QuoteOutcome = { view: null, problems: [] }

const kept = cachedByContent<QuotePage>(localeIds.length)

/** What the tool has in a language, whatever is asked. */
export function quotePage(locale: LocaleId): QuotePage {
  return kept(locale, () => ({ locale, words: quoteWords(locale) }))
}

/** What the quote page needs: the inquiry of its address, and the answer to it. */
export function loadFee({ locale, query, services }: PageContext<QuotePages>): FeePage {
  const terms = services.quoteTerms(locale.id)
  const { draft, asked, sort, chosen } = readQuoteQuery(query, terms.today)
  const { words } = quotePage(locale.id)
  const example = exampleDraft(terms.today)
  // Places of a link come by their names, also where nothing is asked about them yet; what was typed stays as it is.
  const isTyped = query.has('kg')
  const isTold = asked || (!isTyped && (draft.from !== '' || draft.to !== ''))
  const told = isTold ? services.quote(draft, locale.id) : { draft, outcome: nothing }
  return {
    asked: query.size > 0,
    inquiry: {
      terms,
      draft: told.draft,
      outcome: asked ? told.outcome : nothing,
      example: asked
        ? null
        : exampleOf(example, services.quote(example, locale.id).outcome.view, locale.id, words),
      sort,
      chosen,
      now: services.now(),
    },
  }
}

/** Head of the page. A quote is nobody's search result. */
export function feeHead(locale: LocaleId, { asked }: FeePage) {
  const head = pageHead(tdkOf('/fee', locale))
  return asked ? { ...head, robots: 'noindex' } : head
}
