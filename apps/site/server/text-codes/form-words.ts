import { enquiryMessages } from '@hongyan/content/messages'
import type { FamilyWords } from '../http/refusal-of-error.ts'

/** How forms that ask for a code tell what is wrong with them: in their own sentences. */
export const formWords: FamilyWords = {
  formSentences: (locale) => enquiryMessages(locale).problems,
}
