import { longestFeedback, ratings } from '@hongyan/domain/feedback/feedback-rules'
import { pageOf } from '../../server/http/page-of.ts'
import type { Form, FormRequest } from '../../server/requests/form.ts'
import { formOfActions } from '../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { giveFeedbackAction } from './actions.ts'

/** What the form takes from the process. */
export type FeedbackServices = Pick<RequestServices, 'words' | 'sentencesOf'>

function givenIn({ fields }: Pick<FormRequest, 'fields'>) {
  const path = pageOf(fields.path?.slice(0, 200) ?? '') ?? '/'
  const rating = ratings.find((one) => one === fields.rating) ?? null
  return { kind: 'feedback', path, rating, text: fields.text?.slice(0, 2 * longestFeedback) ?? '' } as const
}

/** The feedback form for browsers without a script: thanks, or the form again with what is missing. */
export const feedbackForms: readonly Form<FeedbackServices>[] = [
  formOfActions<'give', FeedbackServices>({
    path: '/feedback',
    mostFields: 8,
    acts: {
      give: {
        action: giveFeedbackAction,
        fields: (fields, { at }) => ({ ...givenIn({ fields }), language: at.locale }),
      },
    },
    actIn: () => 'give',
    done: (request) => ({
      kind: 'submitted',
      submitted: { ...givenIn(request), text: '', outcome: 'sent' },
      status: 200,
    }),
    again: (request) => {
      const given = givenIn(request)
      return { ...given, outcome: given.rating === null ? 'choose' : 'failed' }
    },
    refusedStatus: 400,
    later: (request) => ({ ...givenIn(request), outcome: 'failed' }),
  }),
]
