import { accountMessages, retentionText } from '@hongyan/content'
import { subscriptionMessages, trackingMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'

/** What the page of an account's own data says, in one language. */
export function privacyWords(locale: LocaleId) {
  const words = accountMessages(locale).privacy
  const periods = {
    orders: retentionText(locale, 'orders'),
    claims: retentionText(locale, 'claims'),
    subscriptions: retentionText(locale, 'subscriptions'),
    drafts: retentionText(locale, 'drafts'),
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
