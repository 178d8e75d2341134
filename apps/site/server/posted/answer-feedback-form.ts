import { DomainError, longestFeedback, ratings, recordFeedback } from '@hongyan/domain'
import type { Posted } from '../../src/posted.ts'
import { pageOf } from '../page-of.ts'
import type { PostedRequest } from './register-posted-forms.ts'

/** Answers the feedback form: thanks, or the form again with what is missing. */
export async function answerFeedbackForm({ at, fields }: PostedRequest): Promise<Posted> {
  const path = pageOf(fields.path?.slice(0, 200) ?? '') ?? '/'
  const rating = ratings.find((one) => one === fields.rating)
  const text = fields.text?.slice(0, 2 * longestFeedback) ?? ''
  const given = { kind: 'feedback', path, rating: rating ?? null, text } as const
  if (rating === undefined) return { ...given, outcome: 'choose' }
  try {
    await recordFeedback(at.ctx, { path, language: at.locale, rating, text })
    return { ...given, text: '', outcome: 'sent' }
  } catch (error) {
    if (error instanceof DomainError) return { ...given, outcome: 'failed' }
    throw error
  }
}
