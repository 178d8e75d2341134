import { DomainError } from '@hongyan/kernel/errors'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { codeButton } from '../../blocks/verification/code-button.ts'
import { mobileOf } from '../../blocks/verification/mobile-of.ts'
import type { Posted } from '../../posted.ts'
import { type Answer, refusalSentence, refuse } from '../../server/http/answer.ts'
import { fieldProblem } from '../../server/http/field-sentences.ts'
import { refusalOfError } from '../../server/http/refusal-of-error.ts'
import type { FormAnswer, PostedRequest } from '../../server/requests/form.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { type PostedCode, sendPostedCode } from '../../server/text-codes/send-posted-code.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { handOut } from './hand-out.ts'
import type { HandedOut } from './ui/ask-paper.ts'
import type { PostedGate } from './ui/posted-gate.ts'

/** What the form takes from the process. */
export type PaperServices = CodeServices & Pick<RequestServices, 'words'>

/** Longest text of a field that is looked at. */
const longestField = 400

/** Answers the form of one white paper: a code or the question before it, the form with what is wrong, or the link. */
export function answerPaperForm(
  paper: string,
): (request: PostedRequest<PaperServices>) => Promise<FormAnswer> {
  return async (request) => {
    const { at, fields } = request
    const { field, mobile, language, consent, pass } = typedIn(request)
    const asksCode = fields.do === codeButton
    const opener =
      pass === ''
        ? { phoneNum: mobile, verifyCode: field('verifyCode'), consentVersion: field('consentVersion') }
        : { pass }
    const asked: Promise<PostedCode | Answer> = asksCode
      ? sendPostedCode(request, mobile, 'white-paper')
      : handOut({ paper, language, ...opener }, at)
    const became = await asked.catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      const { ctx, locale, services } = at
      return refusalOfError(error, { now: ctx.now(), locale, words: services.words })
    })
    const told = outcomeOf(became, at.locale)
    const { outcome } = told
    // The code is never given back: it is worth nothing twice.
    const typed = {
      mobile,
      language,
      consent,
      pass: outcome.kind === 'ready' ? (outcome.link.pass ?? pass) : '',
    }
    const isRefused = outcome.kind === 'failed' || (outcome.kind === 'question' && outcome.isWrong)
    const status = isRefused ? 400 : 200
    return { kind: 'posted', posted: { kind: 'paper', gate: { ...typed, ...told } }, status }
  }
}

/** The form again while the database does not answer. */
export function paperFormLater(request: PostedRequest): Posted {
  const { mobile, language, consent, pass } = typedIn(request)
  const told = outcomeOf(refuse('unavailable'), request.at.locale)
  return { kind: 'paper', gate: { mobile, language, consent, pass, ...told } }
}

function typedIn({ at, fields }: PostedRequest) {
  const field = (name: string) => fields[name]?.slice(0, longestField).trim() ?? ''
  const language: LocaleId = localeIds.find((id) => id === fields.language) ?? at.locale
  return {
    field,
    mobile: mobileOf(field('phoneNum'), at.locale),
    language,
    consent: fields.consentVersion !== undefined,
    pass: field('pass'),
  }
}

function outcomeOf(became: PostedCode | Answer, locale: LocaleId): Pick<PostedGate, 'problems' | 'outcome'> {
  if (became.kind === 'sent' || became.kind === 'question') return { problems: [], outcome: became }
  if (became.kind !== 'refusal') return { problems: [], outcome: { kind: 'ready', link: linkOf(became) } }
  const text = refusalSentence(became, locale)
  const problems =
    became.name === 'wrong-code'
      ? [['verifyCode', text] as const]
      : (became.fields ?? []).map((note) => [note.path, fieldProblem(note, locale).message] as const)
  return { problems, outcome: { kind: 'failed', text } }
}

function linkOf(answer: Answer): HandedOut {
  if (answer.kind !== 'reply') throw new Error('a paper is handed out by a reply')
  return (answer.body as { readonly content: HandedOut }).content
}
