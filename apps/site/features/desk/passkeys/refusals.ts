import { defineRefusal } from '../../../calls/refusal.ts'
import type { Words } from '../../../server/http/refusal-of-error.ts'

export const passkeysOff = defineRefusal({
  name: 'passkeys-off',
  code: 1268,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这里不用通行密钥登录。',
    'zh-HK': '這裏不用通行密鑰登入。',
    'en-US': 'Passkeys are not used here.',
  },
})

export const passkeyRefused = defineRefusal({
  name: 'passkey-refused',
  code: 1269,
  http: 403,
  business: true,
  text: {
    'zh-CN': '这个通行密钥不能登录，请再试一次，或者换一个。',
    'zh-HK': '這個通行密鑰不能登入，請再試一次，或者換一個。',
    'en-US': 'This passkey was not accepted. Please try again, or use another.',
  },
})

export const recoveryCodeRefused = defineRefusal({
  name: 'recovery-code-refused',
  code: 1270,
  http: 403,
  business: true,
  text: {
    'zh-CN': '恢复码不对，或者已经用过。',
    'zh-HK': '恢復碼不對，或者已經用過。',
    'en-US': 'This recovery code is wrong, or has been used.',
  },
})

export const staffLinkOver = defineRefusal({
  name: 'staff-link-over',
  code: 1271,
  http: 410,
  business: true,
  text: {
    'zh-CN': '链接已经用过、过期，或者换了新的。请管理员重新发一个。',
    'zh-HK': '連結已經用過、過期，或者換了新的。請管理員重新發一個。',
    'en-US': 'This link has been used, has ended or was replaced. Please ask an administrator for a new one.',
  },
})

export const lastWayIn = defineRefusal({
  name: 'last-way-in',
  code: 1272,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这是您最后一个通行密钥，先加一个新的再移除。',
    'zh-HK': '這是您最後一個通行密鑰，先加一個新的再移除。',
    'en-US': 'This is your last passkey. Please add another before you remove it.',
  },
})

export const unknownPasskey = defineRefusal({
  name: 'unknown-passkey',
  code: 1273,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有这个通行密钥。',
    'zh-HK': '沒有這個通行密鑰。',
    'en-US': 'There is no such passkey.',
  },
})

export const passkeyThere = defineRefusal({
  name: 'passkey-there',
  code: 1274,
  http: 409,
  business: true,
  text: {
    'zh-CN': '这个通行密钥已经在用。',
    'zh-HK': '這個通行密鑰已經在用。',
    'en-US': 'This passkey is in use already.',
  },
})

export const tooManyPasskeys = defineRefusal({
  name: 'too-many-passkeys',
  code: 1275,
  http: 409,
  business: true,
  text: {
    'zh-CN': '通行密钥太多了，先移除一个。',
    'zh-HK': '通行密鑰太多了，先移除一個。',
    'en-US': 'You have too many passkeys. Please remove one first.',
  },
})

/** Which of them tells what a verb refuses. */
export const passkeyWords: Words = {
  passkey: {
    names: {
      'not-available': passkeysOff,
      'not-found': unknownPasskey,
      'last-way-in': lastWayIn,
      'too-many': tooManyPasskeys,
      forbidden: passkeyRefused,
      conflict: passkeyThere,
    },
  },
  'recovery-code': { names: { forbidden: recoveryCodeRefused } },
  'staff-link': { names: { 'link-expired': staffLinkOver, 'not-available': passkeysOff } },
}
