import { countSuggestion } from '@hongyan/domain/feedback/count-suggestion'
import { recordFeedback } from '@hongyan/domain/feedback/record-feedback'
import { success } from '../../calls/envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { pageOf } from '../../server/http/page-of.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { giveFeedback, postSuggestion, reportPageFault } from './endpoints.ts'

/** Who learns that a part of a page broke in somebody's browser. */
export type FaultServices = {
  readonly noteFault: (fault: {
    readonly page: string
    readonly part: string
    readonly error: string
    readonly place: string | null
  }) => void
}

const thanks: Answer = { kind: 'reply', status: 200, body: success(undefined) }

export const feedbackRoutes: readonly Route<FaultServices>[] = [
  defineRoute(giveFeedback, async ({ body }, { ctx }) => {
    const path = pageOf(body.path)
    if (path === null) return refuse('not-available')
    await recordFeedback(ctx, { path, language: body.language, rating: body.rating, text: body.text ?? '' })
    return thanks
  }),

  defineRoute(postSuggestion, async ({ body }, { ctx }) => {
    const taken = body.map(({ kind, place, path }) => ({
      kind,
      place,
      path: path === undefined ? null : pageOf(path),
    }))
    if (taken.some(({ path }, index) => path === null && body[index]?.path !== undefined)) {
      return refuse('not-available')
    }
    for (const one of taken) await countSuggestion(ctx, one)
    return thanks
  }),

  defineRoute(reportPageFault, async ({ body: { path, part, error, place = null } }, { services }) => {
    const page = pageOf(path)
    if (page === null) return refuse('not-available')
    services.noteFault({ page, part, error, place })
    return thanks
  }),
]
