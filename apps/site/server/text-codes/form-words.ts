import { enquiryMessages } from '@hongyan/content/messages'
import { type EnquiryProblem, enquiryProblems } from '@hongyan/domain'
import type { FamilyWords } from '../http/refusal-of-error.ts'

/** How forms that ask for a code tell what is wrong with them: in their own sentences. */
export const formWords: FamilyWords = {
  firstIsMessage: true,
  problems: (fields, locale) => {
    const sentences = enquiryMessages(locale).problems
    return fields.map(({ path, message }) => ({
      path,
      message: isProblem(message) ? sentences[message] : message,
    }))
  },
}

function isProblem(message: string): message is EnquiryProblem {
  return (enquiryProblems as readonly string[]).includes(message)
}
