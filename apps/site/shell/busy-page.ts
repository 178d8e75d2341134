import { errorMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { plainPage } from './plain-page.ts'

/** Who has to wait: somebody who asks too often, or everybody, while there is too much to do. */
export type Busy = 'too-often' | 'full'

/** What is sent instead of a page that costs what is to be spared; it says nothing of what was asked. */
export function busyPage(locale: LocaleId, busy: Busy): string {
  const { waiting } = errorMessages(locale)
  const { title, lead } = busy === 'full' ? waiting.full : waiting.tooOften
  return plainPage(locale, { title, lead, back: waiting.back, href: '' })
}

type Unsent = {
  /** What was done too often, in a sentence. */
  readonly sentence: string
  /** Page and address of the form. */
  readonly path: string
  /** What was typed, where it was read, to be sent again. */
  readonly fields: readonly (readonly [name: string, value: string])[] | null
}

/** What is sent instead of an answer to a form that is sent too often: what they typed, to be sent again. */
export function sentTooOftenPage(locale: LocaleId, { sentence, path, fields }: Unsent): string {
  const { form, back } = errorMessages(locale).waiting
  const page = { title: sentence.replace(/[。.]$/, ''), back, href: path }
  if (fields === null) return plainPage(locale, { ...page, lead: form.unread })
  return plainPage(locale, { ...page, lead: form.kept, again: { action: path, fields, submit: form.submit } })
}
