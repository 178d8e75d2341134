import type { FastifyInstance } from 'fastify'
import { networkForms } from '../features/branches/coverage/network-forms.ts'
import { enquiryForms } from '../features/enquiries/forms.ts'
import { feedbackForms } from '../features/feedback/forms.ts'
import { paperForms } from '../features/white-papers/forms.ts'
import type { Form } from './http/form.ts'
import { type FormParts, registerForms } from './http/register-forms.ts'

const forms: readonly Form[] = [...enquiryForms, ...feedbackForms, ...paperForms, ...networkForms]

/** Registers every form that can be sent without a script. */
export function registerPostedForms(app: FastifyInstance, parts: FormParts): void {
  registerForms(app, parts, forms)
}
