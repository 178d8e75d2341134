import { type Home, siteContent, type Tdk, tdkOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** What home shows and what its head says. */
export type HomePage = { readonly home: Home; readonly head: Tdk; readonly locale: LocaleId }

export function loadHome(locale: LocaleId): HomePage {
  return { home: siteContent(locale).home, head: tdkOf('/', locale), locale }
}
