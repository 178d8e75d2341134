import { enquiryMessages } from '@hongyan/content/messages'
import { askedFields } from '@hongyan/domain/enquiries/enquiry-fields'
import { DomainError } from '@hongyan/kernel/errors'
import { answerOf } from '../../calls/captcha-answer.ts'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { presentQuestion } from '../../server/captcha/present.ts'
import { readCookie } from '../../server/http/read-cookie.ts'
import type { Form, FormAnswer, FormRequest } from '../../server/requests/form.ts'
import { formAct, formOfActions, type Problems } from '../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { sendFormCode } from '../../server/text-codes/send-form-code.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { campaignOf } from '../../shell/campaign.ts'
import { codeButton } from '../captcha/widgets/verification/code-button.ts'
import { getVerifyCodeAction, submitFormDataAction } from './actions.ts'
import { isPath } from './ui/form-rules.ts'
import { type FormValues, tidied } from './ui/form-values.ts'
import { downloadCookie, downloadTarget } from './ui/state/download.ts'
import type { SubmittedEnquiry } from './ui/submitted-enquiry.ts'

export type EnquiryFormServices = CodeServices & Pick<RequestServices, 'words' | 'sentencesOf'>
type Request = FormRequest<EnquiryFormServices>
type Changes = Partial<Pick<SubmittedEnquiry, 'problems' | 'notice' | 'question' | 'beforeCode'>>

const submit = formAct({
  action: submitFormDataAction,
  fields: (fields, request: Request) => ({
    '': [
      {
        ...valuesOf(request),
        ...campaignOf(request.query.toString()),
        // Without a tick there is none, which is not the same as one left out.
        consentVersion: fields.consentVersion ?? '',
        sessionId: fields.sessionId,
        captcha: answerOf(fields.question ?? '', fields.answer ?? ''),
        website: fields.website,
        form: fields.form,
      },
    ],
  }),
  done: ({ number: enquiryNo, token }, { at, origin, parentDomain }): FormAnswer => {
    const kept = readCookie(at.headers.cookie, downloadCookie)
    const download = downloadTarget(kept, origin, parentDomain)
    const forgets = kept === null ? {} : { forgets: downloadCookie }
    const submitted = { kind: 'receipt', enquiryNo, token, download } as const
    return { kind: 'submitted', submitted, status: 200, ...forgets }
  },
})

const sendCode = formAct({
  call: getVerifyCodeAction,
  take: (request: Request) => sendFormCode(request, valuesOf(request).contactMobile, 'enquiry'),
  done: (became, request): FormAnswer => {
    const { codeSent } = enquiryMessages(request.at.locale).noScript
    const changes: Changes =
      became.kind === 'sent'
        ? { notice: { kind: 'done', text: codeSent } }
        : {
            question: { text: became.question, token: became.token },
            beforeCode: { isWrong: became.isWrong },
          }
    const status = changes.beforeCode?.isWrong ? 400 : 200
    return { kind: 'submitted', submitted: shown(request, changes), status }
  },
})

function valuesOf({ at, fields }: Request): FormValues {
  return Object.fromEntries(
    askedFields.map((name) => [name, tidied(name, (fields[name] ?? '').slice(0, 2000), at.locale)]),
  ) as FormValues
}

/** Why no code was sent. */
function notSent(request: Request, error: DomainError): Changes {
  const { problems, outcomes } = enquiryMessages(request.at.locale)
  if (error.code === 'invalid-input') {
    const { contactMobile } = valuesOf(request)
    const sentence = problems[contactMobile === '' ? 'contactMobileRequired' : 'contactMobileWrong']
    return { problems: [['contactMobile', sentence]] }
  }
  const { tooFrequent, codeUnsure, codeFailed } = outcomes
  const changes: Readonly<Record<string, string>> = { 'too-frequent': tooFrequent, 'code-unsure': codeUnsure }
  return { notice: { kind: 'failed', text: changes[error.code] ?? codeFailed } }
}

/** Why nothing was taken in; without an error the database did not answer, and what was sent may yet have arrived. */
function notTaken({ '': text, ...beside }: Problems, error: unknown): Changes {
  const code = error instanceof DomainError ? error.code : 'unavailable'
  if (text === undefined)
    return {
      problems: Object.entries(beside).flatMap(([path, message]) => (isPath(path) ? [[path, message]] : [])),
    }
  return { notice: { kind: code === 'unavailable' ? 'unavailable' : 'failed', text } }
}

/** The form once more, with what was typed, the session it goes on with and a new question. */
function shown(request: Request, changes: Changes): Extract<FormOutcome, { kind: 'form' }> {
  const { at, fields } = request
  const { services, session, locale } = at
  if (session === null) throw new Error('a form is answered within a session')
  const kept = services.sessions.checkToken(session, 'enquiry', fields.sessionId ?? '')
  const sessionId = kept ? (fields.sessionId ?? '') : services.sessions.issueToken(session, 'enquiry').token
  const { question: text, token } = presentQuestion(services.captcha.question(session.id), locale)
  return {
    kind: 'form',
    form: {
      problems: [],
      notice: null,
      question: { text, token },
      beforeCode: null,
      ...changes,
      values: valuesOf(request),
      consent: fields.consentVersion !== undefined,
      sessionId,
    },
  }
}

/** The forms of enquiries for browsers without a script. */
export const enquiryForms: readonly Form<EnquiryFormServices>[] = [
  '/cooperation',
  '/ecology/cooperation',
  '/consultation',
].map((path) =>
  formOfActions<'submit' | 'code', EnquiryFormServices>({
    path,
    mostFields: 16 + askedFields.length,
    session: true,
    acts: { submit, code: sendCode },
    actIn: (fields) => (fields.do === codeButton ? 'code' : 'submit'),
    again: (request, act, problems, error) =>
      shown(
        request,
        act === 'code' && error instanceof DomainError ? notSent(request, error) : notTaken(problems, error),
      ),
    refusedStatus: (submitted) => {
      if (submitted.kind !== 'form' || submitted.form.problems.length > 0) return 400
      return submitted.form.notice?.kind === 'unavailable' ? 503 : 200
    },
  }),
)
