import { defineRefusal } from '../../calls/refusal.ts'

export const noRoute = defineRefusal({
  name: 'no-route',
  code: 1152,
  http: 422,
  business: true,
  text: {
    'zh-CN': '这两地之间不走这种运输方式。',
    'zh-HK': '這兩地之間不走這種運輸方式。',
    'en-US': 'This mode does not run between these places.',
  },
})

export const unknownFactorSet = defineRefusal({
  name: 'unknown-factor-set',
  code: 1153,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有这个版本的系数。',
    'zh-HK': '沒有這個版本的係數。',
    'en-US': 'There is no set of factors of this version.',
  },
})
