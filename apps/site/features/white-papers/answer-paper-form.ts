import { DomainError } from '@hongyan/domain'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { codeButton } from '../../blocks/verification/code-button.ts'
import type { Posted } from '../../posted.ts'
import { type Answer, refusalSentence, refuse } from '../../server/http/answer.ts'
import { fieldProblem } from '../../server/http/field-sentences.ts'
import type { FormAnswer, PostedRequest } from '../../server/http/form.ts'
import { refusalOfError } from '../../server/http/refusal-of-error.ts'
import type { RequestServices } from '../../server/http/services.ts'
import { type CodeServices, sendTextCode } from '../../server/text-codes/send-text-code.ts'
import { handOut } from './hand-out.ts'
import type { HandedOut } from './ui/ask-paper.ts'
import type { PostedGate } from './ui/posted-gate.ts'

/** What the form takes from the process. */
export type PaperServices = CodeServices & Pick<RequestServices, 'words'>

/** Longest text of a field that is looked at. */
const longestField = 400

/** Answers the form of one white paper: a code, the form again with what is wrong, or the link. */
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
    const asked = asksCode
      ? sendTextCode(at, { phoneNum: mobile }, 'white-paper')
      : handOut({ paper, language, ...opener }, at)
    const answer = await asked.catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      const { ctx, locale, services } = at
      return refusalOfError(error, { now: ctx.now(), locale, words: services.words })
    })
    const link = asksCode ? null : linkOf(answer)
    // The code is never given back: it is worth nothing twice.
    const typed = { mobile, language, consent, pass: link === null ? '' : (link.pass ?? pass) }
    const told = outcomeOf(answer, link, at.locale)
    const status = told.outcome.kind === 'failed' ? 400 : 200
    return { kind: 'posted', posted: { kind: 'paper', gate: { ...typed, ...told } }, status }
  }
}

/** The form again while the database does not answer. */
export function paperFormLater(request: PostedRequest): Posted {
  const { mobile, language, consent, pass } = typedIn(request)
  const told = outcomeOf(refuse('unavailable'), null, request.at.locale)
  return { kind: 'paper', gate: { mobile, language, consent, pass, ...told } }
}

function typedIn({ at, fields }: PostedRequest) {
  const field = (name: string) => fields[name]?.slice(0, longestField).trim() ?? ''
  const language: LocaleId = localeIds.find((id) => id === fields.language) ?? at.locale
  return {
    field,
    mobile: field('phoneNum').replace(/[\s-]/g, ''),
    language,
    consent: fields.consentVersion !== undefined,
    pass: field('pass'),
  }
}

function outcomeOf(
  answer: Answer,
  link: HandedOut | null,
  locale: LocaleId,
): Pick<PostedGate, 'problems' | 'outcome'> {
  if (link !== null) return { problems: [], outcome: { kind: 'ready', link } }
  if (answer.kind !== 'refusal') return { problems: [], outcome: { kind: 'sent' } }
  const text = refusalSentence(answer, locale)
  const problems =
    answer.name === 'wrong-code'
      ? [['verifyCode', text] as const]
      : (answer.fields ?? []).map((note) => [note.path, fieldProblem(note, locale).message] as const)
  return { problems, outcome: { kind: 'failed', text } }
}

function linkOf(answer: Answer): HandedOut | null {
  if (answer.kind !== 'reply') return null
  return (answer.body as { readonly content: HandedOut }).content
}
