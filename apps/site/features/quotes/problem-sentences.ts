import type { QuoteProblem } from '@hongyan/domain/quotes/quote-shipment'
import type { Localised } from '@hongyan/locales'
import type { SharedProblem } from '../../server/http/field-sentences.ts'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with what is to be quoted. */
export const quoteSentences: Readonly<Record<Exclude<QuoteProblem, SharedProblem>, Localised>> = {
  'out-of-range': localised('这一天查不到。', '這一天查不到。', 'We cannot tell for this day.'),
}
