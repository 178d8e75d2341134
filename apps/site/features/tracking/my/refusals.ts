import { defineRefusal } from '../../../calls/refusal.ts'
import type { Words } from '../../../server/http/refusal-of-error.ts'

export const unknownShipment = defineRefusal({
  name: 'unknown-shipment',
  code: 1191,
  http: 404,
  business: true,
  text: {
    'zh-CN': '您的账户里没有这张运单。',
    'zh-HK': '您的帳戶裏沒有這張運單。',
    'en-US': 'This shipment is not in your account.',
  },
})

export const deliverySettled = defineRefusal({
  name: 'delivery-settled',
  code: 1192,
  http: 409,
  business: true,
  text: {
    'zh-CN': '现在不能改派送了。',
    'zh-HK': '現在不能更改派送了。',
    'en-US': 'The delivery cannot be changed any more.',
  },
})

export const unknownClaim = defineRefusal({
  name: 'unknown-claim',
  code: 1193,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有找到这件理赔。',
    'zh-HK': '沒有找到這件理賠。',
    'en-US': 'We could not find this claim.',
  },
})

export const claimSettled = defineRefusal({
  name: 'claim-settled',
  code: 1194,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这件理赔已经办结，不能再改。',
    'zh-HK': '這件理賠已經辦結，不能再改。',
    'en-US': 'This claim is settled and cannot be changed.',
  },
})

export const claimTooEarly = defineRefusal({
  name: 'claim-too-early',
  code: 1195,
  http: 409,
  business: true,
  text: {
    'zh-CN': '货还没有揽收，不能理赔。',
    'zh-HK': '貨還沒有取件，不能理賠。',
    'en-US': 'Nothing has been picked up yet, so there is nothing to claim.',
  },
})

export const claimTooLate = defineRefusal({
  name: 'claim-too-late',
  code: 1196,
  http: 409,
  business: true,
  text: {
    'zh-CN': '已经超过 90 天，不能再提理赔。',
    'zh-HK': '已經超過 90 天，不能再提出理賠。',
    'en-US': 'More than 90 days have passed. A claim is no longer possible.',
  },
})

export const enoughFiles = defineRefusal({
  name: 'enough-files',
  code: 1197,
  http: 409,
  business: true,
  text: {
    'zh-CN': '一件理赔最多放 6 个文件。',
    'zh-HK': '一件理賠最多放 6 個檔案。',
    'en-US': 'A claim holds 6 files at most.',
  },
})

/** Which of them tells what a verb refuses. */
export const myShipmentWords: Words = {
  'own-shipment': { names: { 'not-found': unknownShipment, 'not-available': deliverySettled } },
  claim: {
    names: {
      'not-found': unknownClaim,
      'not-available': claimSettled,
      'too-early': claimTooEarly,
      'too-late': claimTooLate,
      'too-many': enoughFiles,
    },
  },
}
