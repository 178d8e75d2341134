import { enquiryMessages } from '@hongyan/content/messages'
import { askedFields } from '@hongyan/domain/enquiries/enquiry-fields'
import { DomainError } from '@hongyan/kernel/errors'
import { codeButton } from '../../blocks/verification/code-button.ts'
import { answerOf } from '../../calls/captcha-answer.ts'
import type { Posted } from '../../posted.ts'
import { presentQuestion } from '../../server/captcha/present.ts'
import { refusalSentence } from '../../server/http/answer.ts'
import { readCookie } from '../../server/http/read-cookie.ts'
import { refusalOfError } from '../../server/http/refusal-of-error.ts'
import type { FormAnswer, PostedRequest } from '../../server/requests/form.ts'
import { sendPostedCode } from '../../server/text-codes/send-posted-code.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { campaignOf } from '../../shell/campaign.ts'
import { codeWords, refusalWords } from './refusal-words.ts'
import { takeEnquiry } from './take-enquiry.ts'
import { isPath } from './ui/form-rules.ts'
import { type FormValues, tidied } from './ui/form-values.ts'
import type { PostedForm } from './ui/posted-form.ts'
import { downloadCookie, downloadTarget } from './ui/state/download.ts'

type Request = PostedRequest<CodeServices>
type Told = Pick<PostedForm, 'problems' | 'notice'> & Partial<Pick<PostedForm, 'question' | 'beforeCode'>>

/** Answers the cooperation form: a code, the form again with what is wrong, or the receipt. */
export async function answerEnquiryForm(request: Request): Promise<FormAnswer> {
  const { fields, at } = request
  const values = valuesOf(request)
  const form = (told: Told): FormAnswer => ({
    kind: 'posted',
    posted: again(request, values, told),
    status: statusOf(told),
  })
  try {
    if (fields.do === codeButton) return form(await askForCode(request, values))
    return await submit(request, values)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return form(toldOf(error, at.locale))
  }
}

function statusOf({ problems, notice, beforeCode }: Told): number {
  if (notice?.kind === 'unavailable') return 503
  return problems.length > 0 || beforeCode?.isWrong ? 400 : 200
}

/** The form again while the database does not answer: nothing is asked of it. What was sent may yet have arrived. */
export function enquiryFormLater(request: Request): Posted {
  const later = new DomainError({
    entity: 'enquiry',
    code: 'unavailable',
    detail: 'The database does not answer',
  })
  return again(request, valuesOf(request), toldOf(later, request.at.locale))
}

function valuesOf({ at, fields }: Request): FormValues {
  return Object.fromEntries(
    askedFields.map((name) => [name, tidied(name, (fields[name] ?? '').slice(0, 2000), at.locale)]),
  ) as FormValues
}

async function askForCode(request: Request, { contactMobile }: FormValues): Promise<Told> {
  const words = enquiryMessages(request.at.locale)
  try {
    const became = await sendPostedCode(request, contactMobile, 'enquiry')
    if (became.kind === 'sent')
      return { problems: [], notice: { kind: 'done', text: words.noScript.codeSent } }
    const { question: text, token, isWrong } = became
    return { problems: [], notice: null, question: { text, token }, beforeCode: { isWrong } }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'invalid-input') {
      const problem = contactMobile === '' ? 'contactMobileRequired' : 'contactMobileWrong'
      return { problems: [['contactMobile', words.problems[problem]]], notice: null }
    }
    const text = {
      'too-frequent': words.outcomes.tooFrequent,
      'code-unsure': words.outcomes.codeUnsure,
    }[error.code as string]
    return { problems: [], notice: { kind: 'failed', text: text ?? words.outcomes.codeFailed } }
  }
}

async function submit(
  { at, fields, query, origin, parentDomain }: Request,
  values: FormValues,
): Promise<FormAnswer> {
  const receipt = await takeEnquiry(
    {
      ...values,
      ...campaignOf(query.toString()),
      consentVersion: fields.consentVersion ?? '',
      form: 'page',
      sessionId: fields.sessionId,
      captcha: answerOf(fields.question ?? '', fields.answer ?? ''),
      website: fields.website ?? '',
    },
    at,
  )
  const download = readCookie(at.headers.cookie, downloadCookie)
  const posted = {
    kind: 'receipt',
    enquiryNo: receipt.number,
    token: receipt.token,
    download: downloadTarget(download, origin, parentDomain),
  } as const
  return { kind: 'posted', posted, status: 200, ...(download === null ? {} : { forgets: downloadCookie }) }
}

function toldOf(error: DomainError, locale: Request['at']['locale']): Told {
  const refusal = refusalOfError(error, { now: 0, locale, words: { enquiry: refusalWords, code: codeWords } })
  if (error.code === 'invalid-input') {
    const fields = refusal.kind === 'refusal' ? (refusal.fields ?? []) : []
    const problems = fields.flatMap(({ path, message }) =>
      isPath(path) && typeof message === 'string' ? [[path, message] as const] : [],
    )
    return { problems, notice: null }
  }
  const text = refusalSentence(refusal, locale)
  if (error.code === 'wrong-code') return { problems: [['verifyCode', text]], notice: null }
  return { problems: [], notice: { kind: error.code === 'unavailable' ? 'unavailable' : 'failed', text } }
}

/** The form once more, with what was typed, the session it goes on with and a new question. */
function again({ at, fields }: Request, values: FormValues, told: Told): Posted {
  const { services, session, locale } = at
  if (session === null) throw new Error('a form is answered within a session')
  const kept = services.sessions.openToken(session, 'enquiry', fields.sessionId ?? '')
  const sessionId = kept ? (fields.sessionId ?? '') : services.sessions.issueToken(session, 'enquiry').token
  const { question: text, token } = presentQuestion(services.captcha.question(session.id), locale)
  return {
    kind: 'form',
    form: {
      question: { text, token },
      beforeCode: null,
      ...told,
      values,
      consent: fields.consentVersion !== undefined,
      sessionId,
    },
  }
}
