import { DomainError } from '@hongyan/domain/errors'
import { longestFeedback, ratings } from '@hongyan/domain/feedback/feedback-rules'
import { recordFeedback } from '@hongyan/domain/feedback/record-feedback'
import type { Posted } from '../../posted.ts'
import { pageOf } from '../../server/http/page-of.ts'
import type { Form, FormAnswer, PostedRequest } from '../../server/requests/form.ts'
import { giveFeedback } from './endpoints.ts'

/** Answers the feedback form: thanks, or the form again with what is missing. */
async function answerFeedbackForm(request: PostedRequest): Promise<FormAnswer> {
  const given = givenIn(request)
  const { path, rating, text } = given
  const { at } = request
  if (rating === null) return { kind: 'posted', posted: { ...given, outcome: 'choose' }, status: 400 }
  try {
    await recordFeedback(at.ctx, { path, language: at.locale, rating, text })
    return { kind: 'posted', posted: { ...given, text: '', outcome: 'sent' }, status: 200 }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { kind: 'posted', posted: { ...given, outcome: 'failed' }, status: 400 }
  }
}

/** The form again while the database does not answer. */
function feedbackFormLater(request: PostedRequest): Posted {
  return { ...givenIn(request), outcome: 'failed' }
}

function givenIn({ fields }: PostedRequest) {
  const path = pageOf(fields.path?.slice(0, 200) ?? '') ?? '/'
  const rating = ratings.find((one) => one === fields.rating) ?? null
  return { kind: 'feedback', path, rating, text: fields.text?.slice(0, 2 * longestFeedback) ?? '' } as const
}

/** The feedback form for browsers without a script. */
export const feedbackForms: readonly Form[] = [
  {
    path: '/feedback',
    calls: [giveFeedback],
    mostFields: 8,
    callOf: () => giveFeedback,
    answer: answerFeedbackForm,
    later: feedbackFormLater,
  },
]
