import { subscriptionMessages } from '@hongyan/content/messages'
import { DomainError, type ErrorCode } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import { type FamilyWords, refusalOfError } from '../../server/http/refusal-of-error.ts'
import { Refused } from '../../server/http/refused.ts'
import type { At } from '../../server/requests/route.ts'
import type { RequestServices } from '../../server/requests/services.ts'

/** How what keeps a subscription from being made is told. */
export const subscriptionWords: FamilyWords<'subscription'> = {
  formSentences: (locale) => subscriptionMessages(locale).problems,
}

/** Which field a refusal is about that names none. */
const fieldOf: Readonly<Partial<Record<ErrorCode, string>>> = {
  'wrong-code': 'code',
  'not-found': 'number',
  'too-late': 'number',
}

/** Does the work; what keeps a subscription from being made is said in the words of its form. */
export async function inSubscriptionWords<T>(
  { ctx, locale, services: { words } }: At<Pick<RequestServices, 'words'>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'sign-in-needed') throw error
    const answer = refusalOfError(error, { now: ctx.now(), locale, words })
    throw new Refused({ text: subscriptionRefusal(locale, error), ...answer }, fieldOf[error.code])
  }
}

/** Why a subscription was refused that is complete, in one sentence. */
function subscriptionRefusal(locale: LocaleId, error: DomainError): string {
  const words = subscriptionMessages(locale).problems
  if (error.code === 'not-found') return words.unknown
  if (error.code === 'too-late') return words.ended
  if (error.code === 'not-available') return words.channel
  if (error.code === 'wrong-code') return words.wrongCode
  if (error.code === 'too-many') return error.retryAt === null ? words.full : words.tooMany
  return words.failed
}
