import { errorMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { plainPage } from './plain-page.ts'

type Sent = {
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** Where the form was sent to. */
  readonly action: string
  readonly signIn: string
}

/** What is sent instead of an answer to somebody who was signed out meanwhile: what they typed, to be sent again. */
export function signInAgainPage(locale: LocaleId, { fields, action, signIn }: Sent): string {
  const { ended } = errorMessages(locale)
  return plainPage(locale, {
    title: ended.title,
    lead: ended.lead,
    back: ended.signIn,
    href: signIn,
    beside: true,
    again: { action, fields, submit: ended.submit },
  })
}
