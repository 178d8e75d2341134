import type { ContentProblem } from '@hongyan/domain/address-book/read-content'
import type { Localised } from '@hongyan/locales'
import type { SharedProblem } from '../../server/http/field-sentences.ts'
import { localised } from '../../server/http/localised.ts'

/** What is wrong with an address, or with a line of a list of them. */
export const addressSentences: Readonly<
  Record<Exclude<ContentProblem, SharedProblem> | 'no-such-line' | 'nothing-to-replace', Localised>
> = {
  'phone-missing': localised('请填电话。', '請填電話。', 'Please enter a phone number.'),
  'phone-short': localised(
    '手机号少几位，应为 11 位。',
    '手機號碼少了數字，應為 11 位。',
    'Digits are missing: a mobile number has 11.',
  ),
  'phone-long': localised(
    '手机号多几位，应为 11 位。',
    '手機號碼多了數字，應為 11 位。',
    'Too many digits: a mobile number has 11.',
  ),
  'phone-hidden': localised(
    '电话有几位是星号，请填完整。',
    '電話有幾位是星號，請填完整。',
    'Some digits of the phone are hidden.',
  ),
  'city-missing': localised('请写到城市。', '請寫到城市。', 'Please add the city.'),
  'not-a-postcode': localised('{our.area.postcode}', '{our.area.postcode}', '{our.area.postcode}'),
  'no-such-line': localised(
    '文件里没有这一行，或已经处理。',
    '文件裏沒有這一行，或者已經決定過了。',
    'The file has no such line, or it has been handled.',
  ),
  'nothing-to-replace': localised(
    '地址簿里没有这个人，没有可以替换的。',
    '地址簿裏沒有這個人，沒有可以替換的。',
    'Your address book has nobody to replace here.',
  ),
}
