import { paperEditions } from '@hongyan/content'
import { codeButton } from '../../blocks/verification/code-button.ts'
import type { Form } from '../../server/requests/form.ts'
import { answerPaperForm, type PaperServices, paperFormLater } from './answer-paper-form.ts'
import { fileDownload, getPaperCode } from './endpoints.ts'

/** The form of each white paper for browsers without a script. */
export const paperForms: readonly Form<PaperServices>[] = Object.keys(paperEditions).map((paper) => ({
  path: `/white-paper/${paper}`,
  calls: [getPaperCode, fileDownload],
  mostFields: 16,
  callOf: (fields) => (fields.do === codeButton ? getPaperCode : fileDownload),
  answer: answerPaperForm(paper),
  later: paperFormLater,
  session: true,
}))
