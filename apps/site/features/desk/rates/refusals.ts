import { defineRefusal } from '../../../calls/refusal.ts'
import type { Words } from '../../../server/http/refusal-of-error.ts'

export const unknownRates = defineRefusal({
  name: 'unknown-rates',
  code: 1240,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有这个价格版本。',
    'zh-HK': '沒有這個價格版本。',
    'en-US': 'There is no such version of the rates.',
  },
})

export const ratesChanged = defineRefusal({
  name: 'rates-changed',
  code: 1241,
  http: 409,
  business: true,
  text: {
    'zh-CN': '别人刚保存过这个版本，请先看看两边的差别。',
    'zh-HK': '別人剛儲存過這個版本，請先看看兩邊的差別。',
    'en-US': 'Somebody else has saved this version. Please look at the difference first.',
  },
})

export const ratesSettled = defineRefusal({
  name: 'rates-settled',
  code: 1242,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这个版本现在不能这样处理：状态或内容已经变了。',
    'zh-HK': '這個版本現在不能這樣處理：狀態或內容已經變了。',
    'en-US': 'This cannot be done with the version as it stands now.',
  },
})

export const ownRates = defineRefusal({
  name: 'own-rates',
  code: 1243,
  http: 409,
  business: true,
  text: {
    'zh-CN': '您写过这个版本，要由别人审核。',
    'zh-HK': '您寫過這個版本，要由別人審核。',
    'en-US': 'You have written part of this version: somebody else approves it.',
  },
})

export const ratesDayOver = defineRefusal({
  name: 'rates-day-over',
  code: 1244,
  http: 409,
  business: true,
  text: {
    'zh-CN': '生效日期最早是明天；已经生效的版本不能撤回。',
    'zh-HK': '生效日期最早是明天；已經生效的版本不能撤回。',
    'en-US': 'The earliest first day is tomorrow; what is in force is not taken back.',
  },
})

export const unreadableRates = defineRefusal({
  name: 'unreadable-rates',
  code: 1245,
  http: 422,
  business: true,
  text: {
    'zh-CN': '这个文件读不出来。',
    'zh-HK': '這個檔案讀不出來。',
    'en-US': 'This file cannot be read.',
  },
})

export const ratesDayTaken = defineRefusal({
  name: 'rates-day-taken',
  code: 1252,
  http: 409,
  business: true,
  text: {
    'zh-CN': '另一个版本在同一天改了同一部分，请换一个生效日期。',
    'zh-HK': '另一個版本在同一天改了同一部分，請換一個生效日期。',
    'en-US': 'Another version changes the same part on that day. Please choose another first day.',
  },
})

/** Which of them tells what a verb refuses. */
export const rateWords: Words = {
  rates: {
    names: {
      'not-found': unknownRates,
      changed: ratesChanged,
      settled: ratesSettled,
      'own-work': ownRates,
      'day-over': ratesDayOver,
      'day-taken': ratesDayTaken,
    },
  },
}
