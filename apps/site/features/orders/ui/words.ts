import { siteContent } from '@hongyan/content'
import {
  accountMessages,
  addressMessages,
  enquiryMessages,
  orderMessages,
  quoteMessages,
  subscriptionMessages,
  wordMessages,
} from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { taxWords } from '../../quotes/widgets/tax/tax-words.ts'

/** What the order form says, in one language. */
export type OrderWords = ReturnType<typeof orderWords>

/** Collects the texts of the form, for the server: they travel to the browser as data. */
export function orderWords(locale: LocaleId) {
  const { form, products: offered } = quoteMessages(locale)
  const { captcha, code, consent, outcomes } = enquiryMessages(locale)
  const { retry } = wordMessages(locale)
  const { support } = siteContent(locale)
  return {
    ...orderMessages(locale),
    form,
    offered,
    address: addressMessages(locale),
    follow: { ask: subscriptionMessages(locale).ask },
    verification: { captcha, code, consent, outcomes, retry },
    hotline: support.hotline,
    signOut: accountMessages(locale).menu.signOut,
    ...taxWords(locale),
  }
}
