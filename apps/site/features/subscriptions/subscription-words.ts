import { subscriptionMessages } from '@hongyan/content/messages'
import type { DomainError, FieldProblem, SubscriptionProblem } from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import type { FamilyWords } from '../../server/http/refusal-of-error.ts'

/** What is wrong with which field, in the form's own sentences. */
export function subscriptionProblems(
  fields: readonly FieldProblem[],
  locale: LocaleId,
): readonly FieldProblem[] {
  const sentences = subscriptionMessages(locale).problems
  return fields.map(({ path, message }) => ({
    path,
    message: sentences[message as SubscriptionProblem] ?? message,
  }))
}

/** How what keeps a subscription from being made is told. */
export const subscriptionWords: FamilyWords = {
  names: { 'not-found': 'not-available' },
  problems: subscriptionProblems,
  firstIsMessage: true,
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
