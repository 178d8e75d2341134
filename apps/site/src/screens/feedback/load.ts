import { type Rating, ratings } from '@hongyan/domain/feedback-rules'
import type { LocaleId } from '@hongyan/locales'
import type { PageContext } from '../../page-context.ts'
import { routeOf } from '../../routes.ts'

/** The page of its own that gives feedback where no script runs. */
export type FeedbackPage = {
  readonly locale: LocaleId
  /** What it is about, without language prefix. */
  readonly path: string
  readonly rating: Rating | undefined
  readonly text: string
  /** `null` before anything was sent. */
  readonly outcome: 'sent' | 'failed' | 'choose' | null
}

/** Reads what was sent, or which page somebody came from. */
export function loadFeedback({ locale, query, posted }: PageContext): FeedbackPage {
  const given = posted?.fields ?? {}
  const asked = given.path ?? query.get('page') ?? '/'
  const rating = ratings.find((one) => one === given.rating)
  const outcome =
    posted === undefined
      ? null
      : posted.answer.code === 1
        ? 'sent'
        : rating === undefined
          ? 'choose'
          : 'failed'
  return {
    locale: locale.id,
    path: routeOf(asked) ? asked : '/',
    rating,
    text: outcome === 'sent' ? '' : (given.text ?? ''),
    outcome,
  }
}
