import { DomainError, longestFeedback, ratings, recordFeedback } from '@hongyan/domain'
import type { Posted } from '../../posted.ts'
import { pageOf } from '../../server/http/page-of.ts'
import type { PostedRequest } from '../../server/http/posted-request.ts'

/** Answers the feedback form: thanks, or the form again with what is missing. */
export async function answerFeedbackForm(request: PostedRequest): Promise<Posted> {
  const given = givenIn(request)
  const { path, rating, text } = given
  const { at } = request
  if (rating === null) return { ...given, outcome: 'choose' }
  try {
    await recordFeedback(at.ctx, { path, language: at.locale, rating, text })
    return { ...given, text: '', outcome: 'sent' }
  } catch (error) {
    if (error instanceof DomainError) return { ...given, outcome: 'failed' }
    throw error
  }
}

/** The form again while the database does not answer. */
export function feedbackFormLater(request: PostedRequest): Posted {
  return { ...givenIn(request), outcome: 'failed' }
}

function givenIn({ fields }: PostedRequest) {
  const path = pageOf(fields.path?.slice(0, 200) ?? '') ?? '/'
  const rating = ratings.find((one) => one === fields.rating) ?? null
  return { kind: 'feedback', path, rating, text: fields.text?.slice(0, 2 * longestFeedback) ?? '' } as const
}
