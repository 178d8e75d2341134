import { codeButton } from '../../blocks/verification/code-button.ts'
import type { Form } from '../../server/http/form.ts'
import { answerEnquiryForm, enquiryFormLater } from './answer-enquiry-form.ts'
import { answerStatusForm, withdrawButton } from './answer-status-form.ts'
import { getVerifyCode, submitFormData } from './endpoints.ts'
import { showEnquiryCall, withdrawConsentCall } from './status/endpoints.ts'

const enquiryForm: Omit<Form, 'path'> = {
  callOf: (fields) => (fields.do === codeButton ? getVerifyCode : submitFormData),
  answer: answerEnquiryForm,
  later: enquiryFormLater,
  session: true,
}

/** The forms of enquiries for browsers without a script. */
export const enquiryForms: readonly Form[] = [
  { ...enquiryForm, path: '/cooperation' },
  { ...enquiryForm, path: '/ecology/cooperation' },
  {
    path: '/cooperation/status',
    callOf: (fields) => (fields.do === withdrawButton ? withdrawConsentCall : showEnquiryCall),
    answer: answerStatusForm,
    session: true,
  },
]
