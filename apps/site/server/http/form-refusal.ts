import { enquiryMessages } from '@hongyan/content/messages'
import { DomainError, type EnquiryProblem, enquiryProblems, type FieldProblem } from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import { type Answer, refuse } from './answer.ts'

/** Does the work; problems of a form become its own sentences, the first of them also as the message. */
export async function orFormRefusal(locale: LocaleId, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid-input') throw error
    const fields = formProblems(locale, error)
    const text = fields[0]?.message
    return refuse('malformed', { fields, ...(text === undefined ? {} : { text }) })
  }
}

/** What is wrong with which field, in the form's own sentences. */
export function formProblems(locale: LocaleId, error: DomainError): readonly FieldProblem[] {
  const sentences = enquiryMessages(locale).problems
  return error.fields.map(({ path, message }) => ({
    path,
    message: isProblem(message) ? sentences[message] : message,
  }))
}

function isProblem(message: string): message is EnquiryProblem {
  return (enquiryProblems as readonly string[]).includes(message)
}
