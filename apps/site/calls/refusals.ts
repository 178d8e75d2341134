import { defineRefusal } from './refusal.ts'

// What every call can refuse, and what several features do.

export const unknownNumber = defineRefusal({
  name: 'unknown-number',
  code: 1001,
  http: 404,
  business: true,
  text: {
    'zh-CN': '没有查到这个单号。',
    'zh-HK': '沒有查到這個單號。',
    'en-US': 'We could not find this number.',
  },
})

export const wrongCode = defineRefusal({
  name: 'wrong-code',
  code: 1111,
  http: 403,
  business: true,
  text: {
    'zh-CN': '验证码错误或已失效，请重新获取。',
    'zh-HK': '驗證碼錯誤或已失效，請重新取得。',
    'en-US': 'The code is wrong or no longer valid. Please get a new one.',
  },
})

export const captchaNeeded = defineRefusal({
  name: 'captcha-needed',
  code: 1112,
  http: 403,
  business: true,
  text: {
    'zh-CN': '请先完成安全验证。',
    'zh-HK': '請先完成安全驗證。',
    'en-US': 'Please complete the security check first.',
  },
})

export const captchaFailed = defineRefusal({
  name: 'captcha-failed',
  code: 1113,
  http: 403,
  business: true,
  text: {
    'zh-CN': '安全验证已失效，请重新验证。',
    'zh-HK': '安全驗證已失效，請重新驗證。',
    'en-US': 'The security check is no longer valid. Please do it again.',
  },
})

export const tooFrequent = defineRefusal({
  name: 'too-frequent',
  code: 1114,
  http: 429,
  business: true,
  text: {
    'zh-CN': '操作过于频繁，请稍后再试',
    // The form of the word that clients look for is the one of the mainland.
    'zh-HK': '操作過於频繁，請稍後再試',
    'en-US': 'Operation too frequent (频繁), please try again later',
  },
})

export const codeFailed = defineRefusal({
  name: 'code-failed',
  code: 1115,
  http: 502,
  business: true,
  text: {
    'zh-CN': '获取验证码失败',
    'zh-HK': '取得驗證碼失敗',
    'en-US': 'Failed to get verification code',
  },
})

export const codeNeeded = defineRefusal({
  name: 'code-needed',
  code: 1116,
  http: 403,
  business: true,
  text: {
    'zh-CN': '请先用短信验证码确认手机号。',
    'zh-HK': '請先用短訊驗證碼確認手機號碼。',
    'en-US': 'Please confirm a mobile number with a code first.',
  },
})

export const codeUnsure = defineRefusal({
  name: 'code-unsure',
  code: 1117,
  http: 502,
  business: true,
  text: {
    'zh-CN': '获取验证码失败。短信仍可能送达，收到的验证码有效；若稍后仍未收到，请重新获取。',
    'zh-HK': '取得驗證碼失敗。短訊仍可能送達，收到的驗證碼有效；若稍後仍未收到，請重新取得。',
    'en-US':
      'Failed to get verification code. The message may still arrive, and its code will work; if it does not, please ask again in a moment.',
  },
})

export const unknownPlace = defineRefusal({
  name: 'unknown-place',
  code: 1151,
  http: 422,
  business: true,
  text: {
    'zh-CN': '未能识别这个地方，请写上城市和区县。',
    'zh-HK': '未能辨識這個地方，請寫上城市和地區。',
    'en-US': 'We could not tell where this is. Please add the city and the district.',
  },
})

export const tooLate = defineRefusal({
  name: 'too-late',
  code: 1173,
  http: 409,
  business: true,
  text: {
    'zh-CN': '离取件太近，已经不能改了。',
    'zh-HK': '離取件太近，已經不能改了。',
    'en-US': 'Pickup is too close. This can no longer be changed.',
  },
})

export const linkExpired = defineRefusal({
  name: 'link-expired',
  code: 1203,
  http: 410,
  business: true,
  text: {
    'zh-CN': '链接已经过期，请重新获取。',
    'zh-HK': '連結已經過期，請重新取得。',
    'en-US': 'This link has expired. Please ask for a new one.',
  },
})

export const noCompany = defineRefusal({
  name: 'no-company',
  code: 1211,
  http: 404,
  business: true,
  text: {
    'zh-CN': '您不在任何企业里。',
    'zh-HK': '您不在任何企業裏。',
    'en-US': 'You do not belong to a company.',
  },
})

export const companyRole = defineRefusal({
  name: 'company-role',
  code: 1212,
  http: 403,
  business: true,
  text: {
    'zh-CN': '您在企业里的角色不能这样做。',
    'zh-HK': '您在企業裏的角色不能這樣做。',
    'en-US': 'Your role in the company does not allow this.',
  },
})

export const lastOwner = defineRefusal({
  name: 'last-owner',
  code: 1214,
  http: 409,
  business: true,
  text: {
    'zh-CN': '企业里还有别人，请先移交所有权。',
    'zh-HK': '企業裏還有別人，請先移交所有權。',
    'en-US': 'There are others in the company. Please hand it over first.',
  },
})

export const companyBusy = defineRefusal({
  name: 'company-busy',
  code: 1215,
  http: 409,
  business: true,
  text: {
    'zh-CN': '企业还有订单没结束，送到或取消以后才能关闭。',
    'zh-HK': '企業還有訂單沒結束，送到或取消以後才能關閉。',
    'en-US': 'The company has orders under way. It can close once they have arrived or are canceled.',
  },
})

export const notAvailable = defineRefusal({
  name: 'not-available',
  code: 1302,
  http: 404,
  business: true,
  text: {
    'zh-CN': '这项信息暂时没有。',
    'zh-HK': '這項資訊暫時沒有。',
    'en-US': 'This is not available.',
  },
})

export const malformed = defineRefusal({
  name: 'malformed',
  code: 1400,
  http: 400,
  business: false,
  text: {
    'zh-CN': '请求内容不正确。',
    'zh-HK': '請求內容不正確。',
    'en-US': 'The request is not valid.',
  },
})

export const signInNeeded = defineRefusal({
  name: 'sign-in-needed',
  code: 1401,
  http: 401,
  business: false,
  text: { 'zh-CN': '请先登录。', 'zh-HK': '請先登入。', 'en-US': 'Please sign in first.' },
})

export const badSignature = defineRefusal({
  name: 'bad-signature',
  code: 1402,
  http: 401,
  business: false,
  text: {
    'zh-CN': '签名无效。',
    'zh-HK': '簽名無效。',
    'en-US': 'The signature is not valid.',
  },
})

export const notAllowed = defineRefusal({
  name: 'not-allowed',
  code: 1403,
  http: 403,
  business: false,
  text: {
    'zh-CN': '不接受来自这里的请求。',
    'zh-HK': '不接受來自這裏的請求。',
    'en-US': 'Requests from here are not accepted.',
  },
})

export const undecipherable = defineRefusal({
  name: 'undecipherable',
  code: 1404,
  http: 400,
  business: false,
  text: {
    'zh-CN': '加密内容无法读取，请刷新页面后再试。',
    'zh-HK': '加密內容無法讀取，請更新頁面後再試。',
    'en-US': 'The encrypted request could not be read. Please reload the page and try again.',
  },
})

export const unknownKey = defineRefusal({
  name: 'unknown-key',
  code: 1405,
  http: 401,
  business: false,
  text: {
    'zh-CN': 'API 密钥无效，或者已经停用。',
    'zh-HK': 'API 密鑰無效，或者已經停用。',
    'en-US': 'The API key is unknown or has been revoked.',
  },
})

export const keyScope = defineRefusal({
  name: 'key-scope',
  code: 1406,
  http: 403,
  business: false,
  text: {
    'zh-CN': '这个 API 密钥没有这项权限。',
    'zh-HK': '這個 API 密鑰沒有這項權限。',
    'en-US': 'This API key may not be used for this.',
  },
})

export const conflict = defineRefusal({
  name: 'conflict',
  code: 1409,
  http: 409,
  business: true,
  text: {
    'zh-CN': '同一编号已有不同的内容。',
    'zh-HK': '同一編號已有不同的內容。',
    'en-US': 'The same identifier already carries different content.',
  },
})

export const tooLarge = defineRefusal({
  name: 'too-large',
  code: 1413,
  http: 413,
  business: false,
  text: { 'zh-CN': '请求内容过大。', 'zh-HK': '請求內容過大。', 'en-US': 'The request is too large.' },
})

export const mediaType = defineRefusal({
  name: 'media-type',
  code: 1415,
  http: 415,
  business: false,
  text: {
    'zh-CN': '请用 application/json 提交。',
    'zh-HK': '請用 application/json 提交。',
    'en-US': 'Please send application/json.',
  },
})

export const tooMany = defineRefusal({
  name: 'too-many',
  code: 1429,
  http: 429,
  business: false,
  text: {
    'zh-CN': '查询太多，请稍后再试。',
    'zh-HK': '查詢太多，請稍後再試。',
    'en-US': 'Too many requests. Please try again later.',
  },
})

export const fault = defineRefusal({
  name: 'fault',
  code: 1500,
  http: 500,
  business: false,
  text: {
    'zh-CN': '系统出现问题，请稍后再试。',
    'zh-HK': '系統出現問題，請稍後再試。',
    'en-US': 'Something went wrong on our side. Please try again later.',
  },
})

export const unavailable = defineRefusal({
  name: 'unavailable',
  code: 1503,
  http: 503,
  business: false,
  text: {
    'zh-CN': '服务暂时不可用，请稍后再试。',
    'zh-HK': '服務暫時不可用，請稍後再試。',
    'en-US': 'The service is not available at the moment. Please try again later.',
  },
})

export const staffRole = defineRefusal({
  name: 'staff-role',
  code: 1231,
  http: 403,
  business: true,
  text: {
    'zh-CN': '您的角色不能做这件事。',
    'zh-HK': '您的角色不能做這件事。',
    'en-US': 'Your role does not allow this.',
  },
})
