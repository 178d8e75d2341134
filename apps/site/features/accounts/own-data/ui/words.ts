import { accountMessages, keptText } from '@hongyan/content'
import { subscriptionMessages, trackingMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'

/** What the page of an account's own data says, in one language. */
export function privacyWords(locale: LocaleId) {
  const words = accountMessages(locale).privacy
  const periods = { orders: keptText(locale, 'orders'), subscriptions: keptText(locale, 'subscriptions') }
  const { statuses } = trackingMessages(locale)
  return {
    ...words,
    keptFor: {
      addresses: words.keptFor.addresses,
      orders: fill(words.keptFor.orders, periods),
      drafts: words.keptFor.drafts,
      subscriptions: fill(words.keptFor.subscriptions, periods),
    },
    removeKept: fill(words.removeKept, periods),
    channels: subscriptionMessages(locale).ask.channels,
    statuses: Object.fromEntries(Object.entries(statuses).map(([status, { name }]) => [status, name])),
  }
}

export type PrivacyWords = ReturnType<typeof privacyWords>
