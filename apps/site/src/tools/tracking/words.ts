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
  readonly hotlineNumber: string
  readonly noScript: string
  readonly networkProblem: string
}

/** Collects the texts of the tool, for the server: a browser gets them as a property of the island. */
export function trackingWords(locale: LocaleId): TrackingWords {
  const { help: _help, subscribe: _subscribe, ...tracking } = trackingMessages(locale)
  const { today, copied, copyFailed, clear, save } = wordMessages(locale)
  const errors = errorMessages(locale)
  return {
    ...tracking,
    today,
    copied,
    copyFailed,
    clear,
    save,
    hotlineNumber: '950616',
    noScript: errors.noScript,
    networkProblem: errors.refusals.network,
  }
}
