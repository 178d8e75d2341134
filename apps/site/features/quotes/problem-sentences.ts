import type { Sentences } from '../../server/http/field-sentences.ts'
import { said } from '../../server/http/said.ts'

/** What is wrong with what is to be quoted. */
export const quoteSentences: Sentences = {
  'out-of-range': said('这一天查不到。', '這一天查不到。', 'We cannot tell for this day.'),
}
