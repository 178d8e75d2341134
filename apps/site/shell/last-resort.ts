import { errorMessages } from '@hongyan/content'
import { type LocaleId, pathFor } from '@hongyan/locales'
import { plainPage } from './plain-page.ts'

/** What is sent when the error page itself fails: nothing of what broke is needed to say so. */
export function lastResortPage(locale: LocaleId): string {
  const { title, back } = errorMessages(locale).broken
  return plainPage(locale, { title, back, href: pathFor(locale, '/') })
}
