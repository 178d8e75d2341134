import { type LocaleId, localeOf } from '@hongyan/locales'
import { createContext, use } from 'react'
import type { QuoteTerms } from '../quote-model.ts'
import type { QuoteWords } from '../words.ts'

/** Language, words and terms of the tool. */
type QuoteTexts = {
  readonly locale: LocaleId
  readonly words: QuoteWords
  readonly terms: QuoteTerms
}

const Context = createContext<QuoteTexts | null>(null)
export const QuoteTextsContext = Context

export function useQuoteTexts(): QuoteTexts {
  const texts = use(Context)
  if (!texts) throw new Error('the quote stands in its context')
  return texts
}

/** Whether readers of an edition have money of their own, so that prices say whose they are. */
export function isAbroad(locale: LocaleId): boolean {
  return localeOf(locale).money === 'named'
}
