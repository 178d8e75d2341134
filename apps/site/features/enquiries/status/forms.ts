import { type EnquiryView, showEnquiry } from '@hongyan/domain/enquiries/show-enquiry'
import type { Form, FormAnswer, FormRequest } from '../../../server/requests/form.ts'
import { formAct, formOfActions } from '../../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { showEnquiryAction, tokenHeader, withdrawConsentAction } from './actions.ts'
import { presentEnquiry } from './present.ts'

export type StatusFormServices = Pick<RequestServices, 'words' | 'sentencesOf'>
type Request = FormRequest<StatusFormServices>

const ofLink = {
  fields: (fields: Request['fields']) => fields,
  headers: ({ token = '' }: Request['fields']) => ({ [tokenHeader]: token }),
}

const shown = (view: EnquiryView, { fields: { token = '' } }: Request): FormAnswer => ({
  kind: 'submitted',
  submitted: { kind: 'status', enquiry: presentEnquiry(view), token },
  status: 200,
})

/** The form of the private page: where the enquiry stands, after withdrawing if that was asked. */
export const enquiryStatusForms: readonly Form<StatusFormServices>[] = [
  formOfActions<'show' | 'withdraw', StatusFormServices>({
    path: '/cooperation/status',
    mostFields: 8,
    session: true,
    acts: {
      show: formAct({ ...ofLink, action: showEnquiryAction, done: shown }),
      withdraw: formAct({
        ...ofLink,
        action: withdrawConsentAction,
        done: async (_status, request: Request) => {
          const { number = '', token = '' } = request.fields
          return shown(await showEnquiry(request.at.ctx, { number, token }), request)
        },
      }),
    },
    actIn: (fields) => (fields.do === 'withdraw' ? 'withdraw' : 'show'),
    again: () => ({ kind: 'unknown-enquiry' }),
    refusedStatus: 404,
    later: () => null,
  }),
]
