import { accountMessages, keptText } from '@hongyan/content'
import { subscriptionMessages, trackingMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'

/** What the page of an account's own data says, in one language. */
export function privacyWords(locale: LocaleId) {
  const words = accountMessages(locale).privacy
  const periods = {
    orders: keptText(locale, 'orders'),
    claims: keptText(locale, 'claims'),
    subscriptions: keptText(locale, 'subscriptions'),
    drafts: keptText(locale, 'drafts'),
  }
  const within = Object.fromEntries(Object.entries(periods).map(([kind, text]) => [kind, text.toLowerCase()]))
  const { statuses } = trackingMessages(locale)
  return {
    ...words,
    keptFor: Object.fromEntries(
      Object.entries(words.keptFor).map(([kind, text]) => [kind, fill(text, periods)]),
    ) as typeof words.keptFor,
    removeKept: fill(words.removeKept, within),
    channels: subscriptionMessages(locale).ask.channels,
    statuses: Object.fromEntries(Object.entries(statuses).map(([status, { name }]) => [status, name])),
  }
}

export type PrivacyWords = ReturnType<typeof privacyWords>
