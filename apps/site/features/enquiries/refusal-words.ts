import { captchaNeeded, codeFailed, codeUnsure, tooFrequent, wrongCode } from '../../calls/refusals.ts'
import type { FamilyWords } from '../../server/http/refusal-of-error.ts'
import { formWords } from '../../server/text-codes/form-words.ts'
import { unknownEnquiry } from './refusals.ts'

/** How refusals about an enquiry are told. */
export const refusalWords: FamilyWords<'enquiry'> = {
  ...formWords,
  names: { 'not-found': unknownEnquiry },
}

/** How refusals about a code sent by text message are told. */
export const codeWords: FamilyWords<'code'> = {
  ...formWords,
  names: {
    'wrong-code': wrongCode,
    'captcha-needed': captchaNeeded,
    'too-frequent': tooFrequent,
    'code-failed': codeFailed,
    'code-unsure': codeUnsure,
  },
}
