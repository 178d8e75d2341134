import type { FamilyWords } from '../../server/http/refusal-of-error.ts'
import { formWords } from '../../server/text-codes/form-words.ts'

/** How refusals about an enquiry are told. */
export const refusalWords: FamilyWords = { ...formWords, names: { 'not-found': 'unknown-enquiry' } }
