import {
  type ErrorsMessages,
  errorMessages,
  type ShellMessages,
  type SiteContent,
  shellMessages,
  siteContent,
  type TrackingMessages,
  trackingMessages,
  type WordsMessages,
  wordMessages,
} from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** Everything the shell shows, in one language: the site's documents and the interface's own texts. */
export type ShellContent = SiteContent & {
  readonly words: WordsMessages
  readonly shell: ShellMessages
  readonly errors: ErrorsMessages
  readonly tracking: TrackingMessages
}

export function shellContent(locale: LocaleId): ShellContent {
  // A page is made anew when what it reads changes: the documents are reached, not read here.
  return Object.assign(Object.create(siteContent(locale)), {
    words: wordMessages(locale),
    shell: shellMessages(locale),
    errors: errorMessages(locale),
    tracking: trackingMessages(locale),
  })
}
