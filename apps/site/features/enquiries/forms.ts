import { askedFields } from '@hongyan/domain/enquiries/enquiry-fields'
import { codeButton } from '../../blocks/verification/code-button.ts'
import type { Form } from '../../server/requests/form.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { answerEnquiryForm, enquiryFormLater } from './answer-enquiry-form.ts'
import { getVerifyCode, submitFormData } from './endpoints.ts'

const enquiryForm: Omit<Form<CodeServices>, 'path'> = {
  calls: [getVerifyCode, submitFormData],
  mostFields: 16 + askedFields.length,
  callOf: (fields) => (fields.do === codeButton ? getVerifyCode : submitFormData),
  answer: answerEnquiryForm,
  later: enquiryFormLater,
  session: true,
}

/** The forms of enquiries for browsers without a script. */
export const enquiryForms: readonly Form<CodeServices>[] = [
  { ...enquiryForm, path: '/cooperation' },
  { ...enquiryForm, path: '/ecology/cooperation' },
]
