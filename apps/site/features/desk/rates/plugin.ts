import { localised } from '../../../server/http/localised.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import { rateActions } from './actions.ts'
import { rateFileActions } from './files/actions.ts'
import { rateWords } from './refusals.ts'

/** Versions of prices and rules of transit, as staff write, compare and approve them. */
export const deskRates: Plugin = {
  routes: [...rateActions, ...rateFileActions],
  words: rateWords,
  sentences: {
    missing: localised('请填写。', '請填寫。', 'Please fill this in.'),
    'too-long': localised('太长了。', '太長了。', 'This is too long.'),
    'nothing-changed': localised(
      '这个版本还没有改动。',
      '這個版本還沒有改動。',
      'This version changes nothing yet.',
    ),
    'past-days': localised(
      '生效日期以前的日子不能改。',
      '生效日期以前的日子不能改。',
      'Days before the first day stay as they are.',
    ),
    shorter: localised('日历不能缩短。', '日曆不能縮短。', 'The calendar cannot end earlier.'),
  },
}
