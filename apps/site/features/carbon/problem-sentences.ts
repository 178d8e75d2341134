import type { FieldFault } from '@hongyan/domain/carbon/read-link'
import type { Localised } from '@hongyan/locales'
import type { SharedProblem } from '../../server/http/field-sentences.ts'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with a place of a footprint. */
export const carbonSentences: Readonly<Record<Exclude<FieldFault, SharedProblem>, Localised>> = {
  'unknown-city': localised('没有找到这个城市。', '沒有找到這個城市。', 'We could not find this city.'),
  'several-cities': localised(
    '有几个城市叫这个名字，请写上省份。',
    '有幾個城市叫這個名字，請寫上省份。',
    'Several cities have this name. Please add the province.',
  ),
}
