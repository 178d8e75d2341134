import { subscriptionMessages } from '@hongyan/content/messages'
import type { DomainError } from '@hongyan/domain/errors'
import type { LocaleId } from '@hongyan/locales'
import type { FamilyWords } from '../../server/http/refusal-of-error.ts'

/** How what keeps a subscription from being made is told. */
export const subscriptionWords: FamilyWords = {
  names: { 'not-found': 'not-available' },
  formSentences: (locale) => subscriptionMessages(locale).problems,
}

/** Why a subscription was refused that is complete, in one sentence. */
export function subscriptionRefusal(locale: LocaleId, error: DomainError): string {
  const words = subscriptionMessages(locale).problems
  if (error.code === 'not-found') return words.unknown
  if (error.code === 'too-late') return words.ended
  if (error.code === 'not-available') return words.channel
  if (error.code === 'wrong-code') return words.wrongCode
  if (error.code === 'too-many') return error.retryAt === null ? words.full : words.tooMany
  return words.failed
}
