import { siteContent } from '@hongyan/content'
import { addressMessages, quoteMessages, wordMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { taxWords } from '../widgets/tax/tax-words.ts'

/** What the tool says, in one language. What a quote answers comes in words from the server. */
export type QuoteWords = ReturnType<typeof quoteWords>

/** Collects the texts of the tool, for the server: they travel in the page as a property of the island. */
export function quoteWords(locale: LocaleId) {
  const { title, lead, form, problems, fields, result, states } = quoteMessages(locale)
  const { alert } = wordMessages(locale)
  const { hotline } = siteContent(locale).support
  const { picker } = addressMessages(locale)
  return { title, lead, form, problems, fields, result, states, alert, hotline, picker, ...taxWords(locale) }
}
