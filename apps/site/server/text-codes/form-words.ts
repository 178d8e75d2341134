import { enquiryMessages } from '@hongyan/content/messages'
import type { FieldWords } from '../http/refusal-of-error.ts'

/** How forms that ask for a code tell what is wrong with them: in their own sentences. */
export const formWords: FieldWords = {
  formSentences: (locale) => enquiryMessages(locale).problems,
}
