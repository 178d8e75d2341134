import { defineRefusal } from '../../calls/refusal.ts'
import { codeNeeded } from '../../calls/refusals.ts'
import type { Words } from '../../server/http/refusal-of-error.ts'

export const unknownOrder = defineRefusal({
  name: 'unknown-order',
  code: 1171,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有找到这张订单，或链接已失效。',
    'zh-HK': '沒有找到這張訂單，或連結已失效。',
    'en-US': 'This order was not found, or the link no longer works.',
  },
})

export const priceChanged = defineRefusal({
  name: 'price-changed',
  code: 1172,
  http: 409,
  business: true,
  text: {
    'zh-CN': '价格变了，请再看一遍。',
    'zh-HK': '價格變了，請再看一遍。',
    'en-US': 'The price has changed. Please look again.',
  },
})

export const orderSettled = defineRefusal({
  name: 'order-settled',
  code: 1174,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这张订单现在不能这样改。',
    'zh-HK': '這張訂單現在不能這樣改。',
    'en-US': 'This is not possible for the order as it stands.',
  },
})

/** Which of them tells what a verb refuses. */
export const orderWords: Words = {
  order: {
    names: {
      'not-found': unknownOrder,
      'not-available': orderSettled,
      'code-needed': codeNeeded,
      'price-changed': priceChanged,
    },
  },
}
