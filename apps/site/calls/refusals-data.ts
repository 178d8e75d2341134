import type { Refusal } from './refusal.ts'

/** Every refusal of the API, in one table. The texts are the only ones an answer can carry. */
export const refusals = {
  'unknown-number': {
    code: 1001,
    http: 404,
    business: true,
    text: {
      'zh-CN': '没有查到这个单号。',
      'zh-HK': '沒有查到這個單號。',
      'en-US': 'We could not find this number.',
    },
  },
  'bad-number': {
    code: 1002,
    http: 422,
    business: true,
    text: {
      'zh-CN': '单号格式不正确，请核对后再查。',
      'zh-HK': '單號格式不正確，請核對後再查。',
      'en-US': 'This number does not look right. Please check it.',
    },
  },
  'not-yet-scanned': {
    code: 1003,
    http: 404,
    business: true,
    text: {
      'zh-CN': '已登记，尚未揽收，请稍后再查。',
      'zh-HK': '已登記，尚未收件，請稍後再查。',
      'en-US': 'Registered, not picked up yet. Please try again later.',
    },
  },
  'wrong-digits': {
    code: 1101,
    http: 403,
    business: true,
    text: {
      'zh-CN': '单号与手机号后四位不符。',
      'zh-HK': '單號與手機號碼後四位不符。',
      'en-US': 'The number and the last four digits do not match.',
    },
  },
  locked: {
    code: 1102,
    http: 423,
    business: true,
    text: {
      'zh-CN': '尝试次数过多，请稍后再试。',
      'zh-HK': '嘗試次數過多，請稍後再試。',
      'en-US': 'Too many tries. Please try again later.',
    },
  },
  'unlock-needed': {
    code: 1103,
    http: 403,
    business: true,
    text: {
      'zh-CN': '请先用手机号后四位验证。',
      'zh-HK': '請先用手機號碼後四位驗證。',
      'en-US': 'Please verify with the last four digits of the phone number first.',
    },
  },
  'wrong-code': {
    code: 1111,
    http: 403,
    business: true,
    text: {
      'zh-CN': '验证码错误或已失效，请重新获取。',
      'zh-HK': '驗證碼錯誤或已失效，請重新獲取。',
      'en-US': 'The code is wrong or no longer valid. Please get a new one.',
    },
  },
  'captcha-needed': {
    code: 1112,
    http: 403,
    business: true,
    text: {
      'zh-CN': '请先完成安全验证。',
      'zh-HK': '請先完成安全驗證。',
      'en-US': 'Please complete the security check first.',
    },
  },
  'captcha-failed': {
    code: 1113,
    http: 403,
    business: true,
    text: {
      'zh-CN': '安全验证已失效，请重新验证。',
      'zh-HK': '安全驗證已失效，請重新驗證。',
      'en-US': 'The security check is no longer valid. Please do it again.',
    },
  },
  'too-frequent': {
    code: 1114,
    http: 429,
    business: true,
    text: {
      'zh-CN': '操作过于频繁，请稍后再试',
      // The form of the word that clients look for is the one of the mainland.
      'zh-HK': '操作過於频繁，請稍後再試',
      'en-US': 'Operation too frequent (频繁), please try again later',
    },
  },
  'code-failed': {
    code: 1115,
    http: 502,
    business: true,
    text: {
      'zh-CN': '获取验证码失败',
      'zh-HK': '獲取驗證碼失敗',
      'en-US': 'Failed to get verification code',
    },
  },
  'code-needed': {
    code: 1116,
    http: 403,
    business: true,
    text: {
      'zh-CN': '请先用短信验证码确认手机号。',
      'zh-HK': '請先用短訊驗證碼確認手機號碼。',
      'en-US': 'Please confirm a mobile number with a code first.',
    },
  },
  'code-unsure': {
    code: 1117,
    http: 502,
    business: true,
    text: {
      'zh-CN': '获取验证码失败。短信仍可能送达，收到的验证码有效；若稍后仍未收到，请重新获取。',
      'zh-HK': '獲取驗證碼失敗。短訊仍可能送達，收到的驗證碼有效；若稍後仍未收到，請重新獲取。',
      'en-US':
        'Failed to get verification code. The message may still arrive, and its code will work; if it does not, please ask again in a moment.',
    },
  },
  'no-mobile': {
    code: 1118,
    http: 422,
    business: true,
    text: {
      'zh-CN': '这一单登记的号码收不了短信，请用号码后四位验证。',
      'zh-HK': '這一單登記的號碼收不了短訊，請用號碼後四位驗證。',
      'en-US': 'The phone number on file cannot receive text messages. Please use its last four digits.',
    },
  },
  'unknown-enquiry': {
    code: 1121,
    http: 404,
    business: true,
    text: {
      'zh-CN': '没有找到这条咨询。',
      'zh-HK': '沒有找到這條諮詢。',
      'en-US': 'We could not find this inquiry.',
    },
  },
  'unknown-place': {
    code: 1151,
    http: 422,
    business: true,
    text: {
      'zh-CN': '没认出这个地方在哪，请写上城市和区县。',
      'zh-HK': '沒認出這個地方在哪，請寫上城市和區縣。',
      'en-US': 'We could not tell where this is. Please add the city and the district.',
    },
  },
  'no-route': {
    code: 1152,
    http: 422,
    business: true,
    text: {
      'zh-CN': '这两地之间不走这种运输方式。',
      'zh-HK': '這兩地之間不走這種運輸方式。',
      'en-US': 'This mode does not run between these places.',
    },
  },
  'unknown-factor-set': {
    code: 1153,
    http: 404,
    business: true,
    text: {
      'zh-CN': '没有这个版本的系数。',
      'zh-HK': '沒有這個版本的係數。',
      'en-US': 'There is no set of factors of this version.',
    },
  },
  'unknown-address': {
    code: 1161,
    http: 404,
    business: true,
    text: {
      'zh-CN': '地址簿里没有这个地址。',
      'zh-HK': '地址簿裡沒有這個地址。',
      'en-US': 'This address is not in your address book.',
    },
  },
  'book-full': {
    code: 1162,
    http: 409,
    business: true,
    text: {
      'zh-CN': '地址簿放不下了，请先删掉一些。',
      'zh-HK': '地址簿放不下了，請先刪掉一些。',
      'en-US': 'The address book has no room for this. Please delete some addresses first.',
    },
  },
  'undo-over': {
    code: 1163,
    http: 410,
    business: true,
    text: {
      'zh-CN': '已经不能撤销了。',
      'zh-HK': '已經不能撤銷了。',
      'en-US': 'It is too late to undo this.',
    },
  },
  'unknown-order': {
    code: 1171,
    http: 404,
    business: true,
    text: {
      'zh-CN': '没有找到这张订单，或链接已失效。',
      'zh-HK': '沒有找到這張訂單，或連結已失效。',
      'en-US': 'This order was not found, or the link no longer works.',
    },
  },
  'price-changed': {
    code: 1172,
    http: 409,
    business: true,
    text: {
      'zh-CN': '价格变了，请再看一遍。',
      'zh-HK': '價格變了，請再看一遍。',
      'en-US': 'The price has changed. Please look again.',
    },
  },
  'too-late': {
    code: 1173,
    http: 409,
    business: true,
    text: {
      'zh-CN': '离取件太近，已经不能改了。',
      'zh-HK': '離取件太近，已經不能改了。',
      'en-US': 'Pickup is too close. This can no longer be changed.',
    },
  },
  'order-settled': {
    code: 1174,
    http: 409,
    business: true,
    text: {
      'zh-CN': '这张订单现在不能这样改。',
      'zh-HK': '這張訂單現在不能這樣改。',
      'en-US': 'This is not possible for the order as it stands.',
    },
  },
  'unknown-shipment': {
    code: 1191,
    http: 404,
    business: true,
    text: {
      'zh-CN': '您的账户里没有这票运单。',
      'zh-HK': '您的帳戶裡沒有這票運單。',
      'en-US': 'This shipment is not in your account.',
    },
  },
  'delivery-settled': {
    code: 1192,
    http: 409,
    business: true,
    text: {
      'zh-CN': '现在不能改派送了。',
      'zh-HK': '現在不能更改派送了。',
      'en-US': 'The delivery cannot be changed any more.',
    },
  },
  'unknown-claim': {
    code: 1193,
    http: 404,
    business: true,
    text: {
      'zh-CN': '没有找到这件理赔。',
      'zh-HK': '沒有找到這件理賠。',
      'en-US': 'We could not find this claim.',
    },
  },
  'claim-settled': {
    code: 1194,
    http: 409,
    business: true,
    text: {
      'zh-CN': '这件理赔已经办结，不能再改。',
      'zh-HK': '這件理賠已經辦結，不能再改。',
      'en-US': 'This claim is settled and cannot be changed.',
    },
  },
  'claim-too-early': {
    code: 1195,
    http: 409,
    business: true,
    text: {
      'zh-CN': '货还没有揽收，不能理赔。',
      'zh-HK': '貨還沒有收件，不能理賠。',
      'en-US': 'Nothing has been picked up yet, so there is nothing to claim.',
    },
  },
  'claim-too-late': {
    code: 1196,
    http: 409,
    business: true,
    text: {
      'zh-CN': '已经超过 90 天，不能再提理赔。',
      'zh-HK': '已經超過 90 天，不能再提出理賠。',
      'en-US': 'More than 90 days have passed. A claim is no longer possible.',
    },
  },
  'enough-files': {
    code: 1197,
    http: 409,
    business: true,
    text: {
      'zh-CN': '一件理赔最多放 6 个文件。',
      'zh-HK': '一件理賠最多放 6 個檔案。',
      'en-US': 'A claim holds 6 files at most.',
    },
  },
  'unknown-api-key': {
    code: 1181,
    http: 404,
    business: true,
    text: {
      'zh-CN': '您的账户里没有这个密钥。',
      'zh-HK': '您的帳戶裡沒有這個密鑰。',
      'en-US': 'This key is not in your account.',
    },
  },
  'enough-api-keys': {
    code: 1182,
    http: 409,
    business: true,
    text: {
      'zh-CN': '密钥已经够多了，请先停用一个。',
      'zh-HK': '密鑰已經夠多了，請先停用一個。',
      'en-US': 'Your account has as many keys as it may. Please revoke one first.',
    },
  },
  'unknown-webhook': {
    code: 1183,
    http: 404,
    business: true,
    text: {
      'zh-CN': '您的账户里没有这个推送。',
      'zh-HK': '您的帳戶裡沒有這個推送。',
      'en-US': 'This webhook is not in your account.',
    },
  },
  'enough-webhooks': {
    code: 1184,
    http: 409,
    business: true,
    text: {
      'zh-CN': '推送地址已经够多了，请先删去一个。',
      'zh-HK': '推送地址已經夠多了，請先刪去一個。',
      'en-US': 'Your account has as many webhooks as it may. Please remove one first.',
    },
  },
  'webhook-off': {
    code: 1185,
    http: 409,
    business: true,
    text: {
      'zh-CN': '这个推送已经关了，请先打开。',
      'zh-HK': '這個推送已經關了，請先打開。',
      'en-US': 'This webhook is off. Please switch it on first.',
    },
  },
  'link-expired': {
    code: 1203,
    http: 410,
    business: true,
    text: {
      'zh-CN': '链接已经过期，请重新获取。',
      'zh-HK': '連結已經過期，請重新獲取。',
      'en-US': 'This link has expired. Please ask for a new one.',
    },
  },
  'no-company': {
    code: 1211,
    http: 404,
    business: true,
    text: {
      'zh-CN': '您不在任何企业里。',
      'zh-HK': '您不在任何企業裡。',
      'en-US': 'You do not belong to a company.',
    },
  },
  'company-role': {
    code: 1212,
    http: 403,
    business: true,
    text: {
      'zh-CN': '您在企业里的角色不能这样做。',
      'zh-HK': '您在企業裡的角色不能這樣做。',
      'en-US': 'Your role in the company does not allow this.',
    },
  },
  'in-a-company': {
    code: 1213,
    http: 409,
    business: true,
    text: {
      'zh-CN': '您已经在一个企业里，请先退出那个企业。',
      'zh-HK': '您已經在一個企業裡，請先退出那個企業。',
      'en-US': 'You already belong to a company. Please leave it first.',
    },
  },
  'last-owner': {
    code: 1214,
    http: 409,
    business: true,
    text: {
      'zh-CN': '企业里还有别人，请先移交所有权。',
      'zh-HK': '企業裡還有別人，請先移交所有權。',
      'en-US': 'There are others in the company. Please hand it over first.',
    },
  },
  'company-busy': {
    code: 1215,
    http: 409,
    business: true,
    text: {
      'zh-CN': '企业还有订单没结束，送到或取消以后才能关闭。',
      'zh-HK': '企業還有訂單沒結束，送到或取消以後才能關閉。',
      'en-US': 'The company has orders under way. It can close once they have arrived or are canceled.',
    },
  },
  'company-full': {
    code: 1216,
    http: 409,
    business: true,
    text: {
      'zh-CN': '企业的人数或今天的邀请已经够多了。',
      'zh-HK': '企業的人數或今天的邀請已經夠多了。',
      'en-US': 'The company has as many people, or has sent as many invitations today, as it may.',
    },
  },
  'unknown-person': {
    code: 1217,
    http: 404,
    business: true,
    text: {
      'zh-CN': '企业里没有这个人。',
      'zh-HK': '企業裡沒有這個人。',
      'en-US': 'This person is not in your company.',
    },
  },
  'not-to-oneself': {
    code: 1218,
    http: 409,
    business: true,
    text: {
      'zh-CN': '这件事不能对自己做。',
      'zh-HK': '這件事不能對自己做。',
      'en-US': 'You cannot do this to yourself.',
    },
  },
  'other-mailbox': {
    code: 1219,
    http: 403,
    business: true,
    text: {
      'zh-CN': '邀请发给了另一个邮箱，请用那个邮箱的账户登录。',
      'zh-HK': '邀請發給了另一個郵箱，請用那個郵箱的帳戶登入。',
      'en-US':
        'The invitation was sent to another mail address. Please sign in with the account it belongs to.',
    },
  },
  'invitation-over': {
    code: 1220,
    http: 410,
    business: true,
    text: {
      'zh-CN': '邀请已经过期、用过或撤回，请对方再发一次。',
      'zh-HK': '邀請已經過期、用過或撤回，請對方再發一次。',
      'en-US': 'This invitation has ended, was used or was withdrawn. Please ask for a new one.',
    },
  },
  'not-open-yet': {
    code: 1301,
    http: 503,
    business: true,
    text: {
      'zh-CN': '短信验证尚未开通，请用手机号后四位验证。',
      'zh-HK': '短訊驗證尚未開通，請用手機號碼後四位驗證。',
      'en-US':
        'Text message codes are not available yet. Please use the last four digits of the phone number.',
    },
  },
  'not-available': {
    code: 1302,
    http: 404,
    business: true,
    text: {
      'zh-CN': '这项信息暂时没有。',
      'zh-HK': '這項資訊暫時沒有。',
      'en-US': 'This is not available.',
    },
  },
  malformed: {
    code: 1400,
    http: 400,
    business: false,
    text: {
      'zh-CN': '请求内容不正确。',
      'zh-HK': '請求內容不正確。',
      'en-US': 'The request is not valid.',
    },
  },
  'sign-in-needed': {
    code: 1401,
    http: 401,
    business: false,
    text: { 'zh-CN': '请先登录。', 'zh-HK': '請先登入。', 'en-US': 'Please sign in first.' },
  },
  'bad-signature': {
    code: 1402,
    http: 401,
    business: false,
    text: {
      'zh-CN': '签名无效。',
      'zh-HK': '簽名無效。',
      'en-US': 'The signature is not valid.',
    },
  },
  'not-allowed': {
    code: 1403,
    http: 403,
    business: false,
    text: {
      'zh-CN': '不接受来自这里的请求。',
      'zh-HK': '不接受來自這裡的請求。',
      'en-US': 'Requests from here are not accepted.',
    },
  },
  undecipherable: {
    code: 1404,
    http: 400,
    business: false,
    text: {
      'zh-CN': '加密内容无法读取，请刷新页面后再试。',
      'zh-HK': '加密內容無法讀取，請重新整理頁面後再試。',
      'en-US': 'The encrypted request could not be read. Please reload the page and try again.',
    },
  },
  'unknown-key': {
    code: 1405,
    http: 401,
    business: false,
    text: {
      'zh-CN': '接口密钥无效，或者已经停用。',
      'zh-HK': '介面密鑰無效，或者已經停用。',
      'en-US': 'The API key is unknown, or does not work any more.',
    },
  },
  'key-scope': {
    code: 1406,
    http: 403,
    business: false,
    text: {
      'zh-CN': '这个接口密钥没有这项权限。',
      'zh-HK': '這個介面密鑰沒有這項權限。',
      'en-US': 'This API key may not be used for this.',
    },
  },
  conflict: {
    code: 1409,
    http: 409,
    business: true,
    text: {
      'zh-CN': '同一编号已有不同的内容。',
      'zh-HK': '同一編號已有不同的內容。',
      'en-US': 'The same identifier already carries different content.',
    },
  },
  'too-large': {
    code: 1413,
    http: 413,
    business: false,
    text: { 'zh-CN': '请求内容过大。', 'zh-HK': '請求內容過大。', 'en-US': 'The request is too large.' },
  },
  'media-type': {
    code: 1415,
    http: 415,
    business: false,
    text: {
      'zh-CN': '请用 application/json 提交。',
      'zh-HK': '請用 application/json 提交。',
      'en-US': 'Please send application/json.',
    },
  },
  'too-many': {
    code: 1429,
    http: 429,
    business: false,
    text: {
      'zh-CN': '查询太多，请稍后再试。',
      'zh-HK': '查詢太多，請稍後再試。',
      'en-US': 'Too many requests. Please try again later.',
    },
  },
  fault: {
    code: 1500,
    http: 500,
    business: false,
    text: {
      'zh-CN': '系统出了点问题，请稍后再试。',
      'zh-HK': '系統出了點問題，請稍後再試。',
      'en-US': 'Something went wrong on our side. Please try again later.',
    },
  },
  unavailable: {
    code: 1503,
    http: 503,
    business: false,
    text: {
      'zh-CN': '服务暂时不可用，请稍后再试。',
      'zh-HK': '服務暫時不可用，請稍後再試。',
      'en-US': 'The service is not available at the moment. Please try again later.',
    },
  },
} as const satisfies Record<string, Refusal>
