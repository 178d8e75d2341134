import { defineRefusal } from '../../calls/refusal.ts'
import { unknownNumber, wrongCode } from '../../calls/refusals.ts'
import type { Words } from '../../server/http/refusal-of-error.ts'

export const badNumber = defineRefusal({
  name: 'bad-number',
  code: 1002,
  http: 422,
  business: true,
  text: {
    'zh-CN': '单号格式不正确，请核对后再查。',
    'zh-HK': '單號格式不正確，請核對後再查。',
    'en-US': 'This number does not look right. Please check it.',
  },
})

export const notYetScanned = defineRefusal({
  name: 'not-yet-scanned',
  code: 1003,
  http: 404,
  business: true,
  text: {
    'zh-CN': '已登记，尚未揽收，请稍后再查。',
    'zh-HK': '已登記，尚未取件，請稍後再查。',
    'en-US': 'Order placed, not picked up yet. Please try again later.',
  },
})

export const wrongDigits = defineRefusal({
  name: 'wrong-digits',
  code: 1101,
  http: 403,
  business: true,
  text: {
    'zh-CN': '单号与手机号后四位不符。',
    'zh-HK': '單號與手機號碼後四位不符。',
    'en-US': 'The number and the last four digits do not match.',
  },
})

export const locked = defineRefusal({
  name: 'locked',
  code: 1102,
  http: 423,
  business: true,
  text: {
    'zh-CN': '尝试次数过多，请稍后再试。',
    'zh-HK': '嘗試次數過多，請稍後再試。',
    'en-US': 'Too many tries. Please try again later.',
  },
})

export const unlockNeeded = defineRefusal({
  name: 'unlock-needed',
  code: 1103,
  http: 403,
  business: true,
  text: {
    'zh-CN': '请先用手机号后四位验证。',
    'zh-HK': '請先用手機號碼後四位驗證。',
    'en-US': 'Please verify with the last four digits of the phone number first.',
  },
})

export const noMobile = defineRefusal({
  name: 'no-mobile',
  code: 1118,
  http: 422,
  business: true,
  text: {
    'zh-CN': '这一单登记的号码收不了短信，请用号码后四位验证。',
    'zh-HK': '這一單登記的號碼收不了短訊，請用號碼後四位驗證。',
    'en-US': 'The phone number on file cannot receive text messages. Please use its last four digits.',
  },
})

export const notOpenYet = defineRefusal({
  name: 'not-open-yet',
  code: 1301,
  http: 503,
  business: true,
  text: {
    'zh-CN': '短信验证尚未开通，请用手机号后四位验证。',
    'zh-HK': '短訊驗證尚未開通，請用手機號碼後四位驗證。',
    'en-US': 'Text message codes are not available yet. Please use the last four digits of the phone number.',
  },
})

/** Which of them tells what a verb refuses. */
export const trackingWords: Words = {
  shipment: {
    names: {
      'not-found': unknownNumber,
      forbidden: unlockNeeded,
      locked: locked,
      'wrong-digits': wrongDigits,
      'wrong-code': wrongCode,
      'no-mobile': noMobile,
    },
  },
}
