import { type Messages, messages, type SiteContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { interim } from './interim.ts'

/** Everything the shell shows, in one language. */
export type ShellContent = SiteContent & Messages

export function shellContent(locale: LocaleId): ShellContent {
  return { ...messages(locale), ...interim(locale) }
}
