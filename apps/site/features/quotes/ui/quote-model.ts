import type { DraftProblem, QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import type { AddOn } from '@hongyan/domain/quotes/vocabulary'
import type { LocaleId } from '@hongyan/locales'
import type { QuoteView } from '../view.ts'
import type { QuoteExample } from './example.ts'
import type { QuoteWords } from './words.ts'

/** What is said beside each extra, and the days a price can be told for. */
export type QuoteTerms = {
  readonly today: string
  readonly first: string
  readonly last: string
  readonly notes: Readonly<Partial<Record<AddOn, string>>>
}

/** What came of an inquiry: a quote, or what is wrong with it. */
export type QuoteOutcome = {
  readonly view: QuoteView | null
  readonly problems: readonly DraftProblem[]
}

export type QuoteSort = 'price' | 'time'

/** What the tool has in a language, whatever is asked. */
export type QuotePage = {
  readonly locale: LocaleId
  readonly words: QuoteWords
}

/** The page as its address describes it, and what came of that. */
export type QuoteInquiry = {
  readonly terms: QuoteTerms
  readonly draft: QuoteDraft
  readonly sort: QuoteSort
  /** The product whose sum is open; null opens the cheapest. */
  readonly chosen: string | null
  readonly outcome: QuoteOutcome
  /** Null where something is asked. */
  readonly example: QuoteExample | null
  /** When the page was made, ms UTC: the clock of notices and of the printed page begins here. */
  readonly now: number
}

/** What a visitor can do in the tool. */
export type QuoteHandlers = {
  /** False when the browser should send the form itself. */
  readonly change: (draft: QuoteDraft) => void
  readonly ask: (draft: QuoteDraft) => void
  readonly clear: () => void
  readonly choose: (product: string) => void
  readonly sortBy: (sort: QuoteSort) => void
  readonly copyLink: () => void
  readonly print: () => void
}

/** The tool as it stands. */
export type QuoteModel = {
  readonly draft: QuoteDraft
  /** The inquiry the outcome belongs to. */
  readonly asked: QuoteDraft
  readonly outcome: QuoteOutcome
  /** Shown as long as nothing is asked. */
  readonly example: QuoteExample | null
  readonly sort: QuoteSort
  readonly chosen: string | null
  readonly busy: boolean
  /** A sentence about what did not work, or about what is done. */
  readonly trouble: string | null
  /** Scripts run: fields keep state, links act in place. */
  readonly ready: boolean
  /** Milliseconds since the epoch, UTC, carried on while the page stands. */
  readonly now: number
}
