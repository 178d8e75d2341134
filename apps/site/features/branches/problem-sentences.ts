import type { Sentences } from '../../server/http/field-sentences.ts'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with a question for branches. */
export const branchSentences = {
  'both coordinates': localised(
    '经度和纬度要一起给。',
    '經度和緯度要一起給。',
    'Longitude and latitude belong together.',
  ),
} as const satisfies Sentences
