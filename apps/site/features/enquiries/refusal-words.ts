import type { FamilyWords } from '../../server/http/refusal-of-error.ts'
import { formWords } from '../../server/text-codes/form-words.ts'

/** How refusals about an enquiry are told. */
export const refusalWords: FamilyWords<'enquiry'> = {
  ...formWords,
  names: { 'not-found': 'unknown-enquiry' },
}

/** How refusals about a code sent by text message are told. */
export const codeWords: FamilyWords<'code'> = {
  ...formWords,
  names: {
    'wrong-code': 'wrong-code',
    'captcha-needed': 'captcha-needed',
    'too-frequent': 'too-frequent',
    'code-failed': 'code-failed',
    'code-unsure': 'code-unsure',
  },
}
