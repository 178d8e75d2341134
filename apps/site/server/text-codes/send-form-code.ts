import type { CodePurpose } from '@hongyan/domain/codes/code-settings'
import { DomainError } from '@hongyan/kernel/errors'
import { answerOf } from '../../calls/captcha-answer.ts'
import { presentQuestion } from '../captcha/present.ts'
import type { FormRequest } from '../requests/form.ts'
import { type CodeServices, sendTextCode } from './send-text-code.ts'

/** What came of a form that asks for a code. */
type FormCode =
  | { readonly kind: 'sent' }
  /** Another code is sent once a question in words has been answered; `isWrong`: the answer before was. */
  | {
      readonly kind: 'question'
      readonly question: string
      readonly token: string
      readonly isWrong: boolean
    }

/**
 * Sends a code to a mobile number that a form names, without a script. From the second code of a visit on a question in
 * words comes first, which the form sends back as `question` with its `answer`; left empty, it is asked once more.
 * Refuses as `sendCode` does.
 */
export async function sendFormCode(
  { at, fields }: FormRequest<CodeServices>,
  phoneNum: string,
  purpose: CodePurpose,
): Promise<FormCode> {
  const { question, answer = '' } = fields
  const captcha = question && answer.trim() !== '' ? answerOf(question, answer) : undefined
  try {
    const became = await sendTextCode(at, { phoneNum, captcha, submitted: true }, purpose)
    return became.kind === 'refusal' ? ask(at, true) : { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'captcha-needed') return ask(at, false)
    // A right answer is worth one code.
    if (error.code === 'token-spent') return ask(at, true)
    throw error
  }
}

function ask({ services, session, locale }: FormRequest<CodeServices>['at'], isWrong: boolean): FormCode {
  if (session === null) throw new Error('a form is answered within a session')
  return { kind: 'question', ...presentQuestion(services.captcha.question(session.id), locale), isWrong }
}
