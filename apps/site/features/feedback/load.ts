import type { Rating } from '@hongyan/domain/feedback/feedback-rules'
import type { LocaleId } from '@hongyan/locales'
import { routeOf } from '../../routes.ts'
import type { PageContext } from '../../shell/page-context.ts'

declare module '../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly feedback: {
      /** Of the page it is about, without language prefix. */
      readonly path: string
      readonly rating: Rating | null
      readonly text: string
      readonly outcome: 'sent' | 'failed' | 'choose'
    }
  }
}

/** The page of its own that gives feedback where no script runs. */
export type FeedbackPage = {
  readonly locale: LocaleId
  /** What it is about, without language prefix. */
  readonly path: string
  readonly rating: Rating | undefined
  readonly text: string
  /** Null before anything was sent. */
  readonly outcome: 'sent' | 'failed' | 'choose' | null
}

/** What the page shows: what became of a form, or an empty one about the page it was reached from. */
export function loadFeedback({ locale, submitted, query }: PageContext): FeedbackPage {
  if (submitted?.kind !== 'feedback') {
    const asked = query.get('path') ?? '/'
    const path = routeOf(asked) === undefined ? '/' : asked
    return { locale: locale.id, path, rating: undefined, text: '', outcome: null }
  }
  const { path, rating, text, outcome } = submitted
  return { locale: locale.id, path, rating: rating ?? undefined, text, outcome }
}
