import type { LocaleId } from '@hongyan/locales'
import { createContext, use } from 'react'
import type { QuoteTerms } from '../quote-model.ts'
import type { QuoteWords } from '../words.ts'

/** Language, words and terms of the tool. */
type QuoteSpeech = {
  readonly locale: LocaleId
  readonly words: QuoteWords
  readonly terms: QuoteTerms
}

const Context = createContext<QuoteSpeech | null>(null)
export const QuoteSpeechContext = Context

export function useQuoteSpeech(): QuoteSpeech {
  const speech = use(Context)
  if (!speech) throw new Error('the quote stands in its context')
  return speech
}
