import { paperEditions } from '@hongyan/content'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import type { Form, FormAnswer, FormRequest } from '../../server/requests/form.ts'
import { formAct, formOfActions } from '../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { sendFormCode } from '../../server/text-codes/send-form-code.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import { codeButton } from '../captcha/widgets/verification/code-button.ts'
import { mobileOf } from '../captcha/widgets/verification/mobile-of.ts'
import { fileDownloadAction, getPaperCodeAction } from './actions.ts'
import type { SubmittedPaperForm } from './ui/submitted-form.ts'

export type PaperServices = CodeServices & Pick<RequestServices, 'words' | 'sentencesOf'>
type Request = FormRequest<PaperServices>

function typedIn({ at, fields }: Request) {
  const field = (name: string, most: number) => fields[name]?.slice(0, most).trim() ?? ''
  const language: LocaleId = localeIds.find((id) => id === fields.language) ?? at.locale
  return {
    mobile: mobileOf(field('phoneNum', 40), at.locale),
    verifyCode: field('verifyCode', 40),
    consentVersion: field('consentVersion', 40),
    language,
    pass: field('pass', 400),
  }
}

/** The form with what came of it. The code is never given back: it is worth nothing twice. */
function shown(
  request: Request,
  outcome: SubmittedPaperForm['outcome'],
  notice: Partial<Pick<SubmittedPaperForm, 'problems' | 'pass'>> = {},
): Extract<FormOutcome, { kind: 'paper' }> {
  const { mobile, language } = typedIn(request)
  const consent = request.fields.consentVersion !== undefined
  return { kind: 'paper', form: { mobile, language, consent, pass: '', problems: [], ...notice, outcome } }
}

const answered = (submitted: FormOutcome, status = 200): FormAnswer => ({
  kind: 'submitted',
  submitted,
  status,
})

const sendCode = formAct({
  call: getPaperCodeAction,
  take: (request: Request) => sendFormCode(request, typedIn(request).mobile, 'white-paper'),
  done: (became, request) =>
    answered(shown(request, became), became.kind === 'question' && became.isWrong ? 400 : 200),
})

/** The form of one white paper for browsers without a script. */
const paperForm = (paper: string): Form<PaperServices> =>
  formOfActions<'download' | 'code', PaperServices>({
    path: `/white-paper/${paper}`,
    mostFields: 16,
    session: true,
    acts: {
      code: sendCode,
      download: formAct({
        action: fileDownloadAction,
        fields: (_fields, request: Request) => {
          const { mobile: phoneNum, verifyCode, consentVersion, language, pass } = typedIn(request)
          const opener = pass === '' ? { phoneNum, verifyCode, consentVersion } : { pass }
          return { '': [{ paper, language, ...opener }] }
        },
        done: (link, request) => {
          const pass = link.pass ?? typedIn(request).pass
          return answered(shown(request, { kind: 'ready', link }, { pass }))
        },
      }),
    },
    actIn: (fields) => (fields.do === codeButton ? 'code' : 'download'),
    again: (request, _act, problems, error) => {
      const [text = ''] = Object.values(problems)
      const beside = Object.entries(problems).filter(([path]) => path !== '')
      // Without an error the database did not answer: the pass may still stand.
      const pass = error === undefined ? typedIn(request).pass : ''
      return shown(request, { kind: 'failed', text }, { problems: beside, pass })
    },
    refusedStatus: 400,
  })

/** The form of each white paper. */
export const paperForms: readonly Form<PaperServices>[] = Object.keys(paperEditions).map(paperForm)
