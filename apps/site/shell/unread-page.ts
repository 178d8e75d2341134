import { errorMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { plainPage } from './plain-page.ts'

/** What is sent instead of an answer to a form that was not read, with the way back to its page. */
export function unreadPage(
  locale: LocaleId,
  fault: 'too-large' | 'too-many-parts' | 'unreadable',
  path: string,
): string {
  const { unread } = errorMessages(locale)
  const lead = fault === 'unreadable' ? unread.broken : unread.tooLarge
  return plainPage(locale, { title: unread.title, lead, back: unread.back, href: path })
}
