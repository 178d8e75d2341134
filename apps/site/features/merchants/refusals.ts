import { defineRefusal } from '../../calls/refusal.ts'
import type { Words } from '../../server/http/refusal-of-error.ts'

export const unknownApiKey = defineRefusal({
  name: 'unknown-api-key',
  code: 1181,
  http: 404,
  business: true,
  text: {
    'zh-CN': '您的账户里没有这个密钥。',
    'zh-HK': '您的帳戶裏沒有這個密鑰。',
    'en-US': 'This key is not in your account.',
  },
})

export const enoughApiKeys = defineRefusal({
  name: 'enough-api-keys',
  code: 1182,
  http: 409,
  business: true,
  text: {
    'zh-CN': '密钥数量已达上限，请先停用一个。',
    'zh-HK': '密鑰數量已達上限，請先停用一個。',
    'en-US': 'Your account has reached its limit of keys. Please revoke one first.',
  },
})

export const unknownWebhook = defineRefusal({
  name: 'unknown-webhook',
  code: 1183,
  http: 404,
  business: true,
  text: {
    'zh-CN': '您的账户里没有这个 Webhook。',
    'zh-HK': '您的帳戶裏沒有這個 Webhook。',
    'en-US': 'This webhook is not in your account.',
  },
})

export const enoughWebhooks = defineRefusal({
  name: 'enough-webhooks',
  code: 1184,
  http: 409,
  business: true,
  text: {
    'zh-CN': 'Webhook 数量已达上限，请先删除一个。',
    'zh-HK': 'Webhook 數量已達上限，請先刪除一個。',
    'en-US': 'Your account has reached its limit of webhooks. Please remove one first.',
  },
})

export const webhookOff = defineRefusal({
  name: 'webhook-off',
  code: 1185,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这个 Webhook 已停用，请先启用。',
    'zh-HK': '這個 Webhook 已停用，請先啟用。',
    'en-US': 'This webhook is off. Please switch it on first.',
  },
})

/** Which of them tells what a verb refuses. */
export const merchantWords: Words = {
  'api-key': { names: { 'not-found': unknownApiKey, 'too-many': enoughApiKeys } },
  webhook: {
    names: {
      'not-found': unknownWebhook,
      'too-many': enoughWebhooks,
      'not-available': webhookOff,
    },
  },
}
