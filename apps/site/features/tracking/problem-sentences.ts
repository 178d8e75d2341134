import type { Localised } from '@hongyan/locales'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with what unlocks a shipment. */
export const trackingSentences = {
  'four digits': localised('请填四位数字。', '請填四位數字。', 'Four digits, please.'),
  'six digits': localised('请填六位数字。', '請填六位數字。', 'Six digits, please.'),
  'tail or code': localised(
    '后四位和验证码，请填其中一个。',
    '後四位和驗證碼，請填其中一個。',
    'Give either the last four digits or the code.',
  ),
} satisfies Readonly<Record<string, Localised>>

export type UnlockProblem = keyof typeof trackingSentences
