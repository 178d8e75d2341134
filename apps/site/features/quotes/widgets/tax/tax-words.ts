import { quoteMessages } from '@hongyan/content/messages'
import { type LocaleId, tax } from '@hongyan/locales'

/** What is said of the tax, for texts that travel to the browser: nothing where the company says none. */
export function taxWords(locale: LocaleId) {
  return tax === null ? {} : { tax: quoteMessages(locale).tax }
}
