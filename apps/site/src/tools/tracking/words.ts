import {
  errorMessages,
  type TrackingMessages,
  trackingMessages,
  wordMessages,
} from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

/** What the result says, in one language. Help and the empty page's texts stay on the server. */
export type TrackingWords = Omit<TrackingMessages, 'help' | 'subscribe'> & {
  readonly today: string
  readonly copied: string
  readonly copyFailed: string
  readonly clear: string
  readonly save: string
  readonly hotline: string
  readonly noScript: string
}

/** Collects the texts of the tool, for the server: a browser gets them as a property of the island. */
export function trackingWords(locale: LocaleId): TrackingWords {
  const { help: _help, subscribe: _subscribe, ...tracking } = trackingMessages(locale)
  const { today, copied, copyFailed, clear, save, hotline } = wordMessages(locale)
  return {
    ...tracking,
    today,
    copied,
    copyFailed,
    clear,
    save,
    hotline,
    noScript: errorMessages(locale).noScript,
  }
}
