import type { Localised } from '@hongyan/locales'
import type { LimitName } from '../../calls/limits.ts'
import { localised } from './localised.ts'

/** What a visitor is told who did something too often, by what they did. */
export const limitSentences: Readonly<Record<LimitName, Localised>> = {
  'look-up': localised(
    '查得太频繁，请稍后再查。',
    '查得太頻繁，請稍後再查。',
    'Too many look-ups. Please try again later.',
  ),
  unlock: localised(
    '尝试次数过多，请稍后再试。',
    '嘗試次數過多，請稍後再試。',
    'Too many tries. Please try again later.',
  ),
  'sign-in': localised(
    '登录得太频繁，请稍后再试。',
    '登入得太頻繁，請稍後再試。',
    'Too many sign-ins. Please try again later.',
  ),
  passkey: localised(
    '登录得太频繁，请稍后再试。',
    '登入得太頻繁，請稍後再試。',
    'Too many sign-ins. Please try again later.',
  ),
  'recovery-code': localised(
    '尝试次数过多，请稍后再试。',
    '嘗試次數過多，請稍後再試。',
    'Too many tries. Please try again later.',
  ),
  preview: localised(
    '预览得太频繁，请稍等一下。',
    '預覽得太頻繁，請稍等一下。',
    'Too many previews. Please wait a moment.',
  ),
  account: localised(
    '操作太频繁，请稍后再试。',
    '操作太頻繁，請稍後再試。',
    'Too many requests. Please try again later.',
  ),
  merchant: localised(
    '请求太频繁，请稍后再试。',
    '請求太頻繁，請稍後再試。',
    'Too many calls with API keys. Please try again later.',
  ),
  webhook: localised(
    '测试和重发太频繁，请稍后再试。',
    '測試和重發太頻繁，請稍後再試。',
    'Too many tests and replays. Please try again later.',
  ),
  form: localised(
    '提交得太频繁，请稍后再试。',
    '提交得太頻繁，請稍後再試。',
    'Too many submissions. Please try again later.',
  ),
  order: localised(
    '操作得太频繁，请稍后再试。',
    '操作得太頻繁，請稍後再試。',
    'Too many orders and look-ups. Please try again later.',
  ),
  shipment: localised(
    '操作得太频繁，请稍后再试。',
    '操作得太頻繁，請稍後再試。',
    'Too many look-ups and changes. Please try again later.',
  ),
  claim: localised(
    '理赔操作太频繁，请稍后再试。',
    '索償操作太頻繁，請稍後再試。',
    'Too many claims and files. Please try again later.',
  ),
  subscription: localised(
    '操作得太频繁，请稍后再试。',
    '操作得太頻繁，請稍後再試。',
    'Too many requests for notices. Please try again later.',
  ),
  proof: localised(
    '签收凭证看得太频繁，请稍后再试。',
    '簽收憑證看得太頻繁，請稍後再試。',
    'Proofs of delivery were opened too often. Please try again later.',
  ),
  session: localised(
    '打开得太频繁，请稍后再试。',
    '打開得太頻繁，請稍後再試。',
    'Too many views. Please try again later.',
  ),
  counter: localised(
    '操作太频繁，请稍后再试。',
    '操作太頻繁，請稍後再試。',
    'Too many clicks. Please try again later.',
  ),
  content: localised(
    '内容读得太频繁，请稍后再试。',
    '內容讀得太頻繁，請稍後再試。',
    'Content was asked for too often. Please try again later.',
  ),
  search: localised(
    '搜得太频繁，请稍后再搜。',
    '搜得太頻繁，請稍後再搜。',
    'Too many searches. Please try again later.',
  ),
  ingestion: localised(
    '推送太频繁，请按 Retry-After 所示的秒数之后再发。',
    '推送太頻繁，請按 Retry-After 所示的秒數之後再發。',
    'Too many deliveries. Please send again after the seconds of Retry-After.',
  ),
  // The form of the word that clients look for is the one of the mainland.
  code: localised(
    '操作过于频繁，请稍后再试',
    '操作過於频繁，請稍後再試',
    'Operation too frequent (频繁), please try again later',
  ),
  enquiry: localised(
    '咨询提交得太频繁，请稍后再试。',
    '諮詢提交得太頻繁，請稍後再試。',
    'Inquiries were sent too often. Please try again later.',
  ),
  paper: localised(
    '白皮书取得太频繁，请稍后再试。',
    '白皮書取得太頻繁，請稍後再試。',
    'White papers were asked for too often. Please try again later.',
  ),
  feedback: localised(
    '反馈提交得太频繁，请稍后再试。',
    '意見提交太頻繁，請稍後再試。',
    'Feedback was sent too often. Please try again later.',
  ),
  captcha: localised(
    '安全验证打开得太频繁，请稍后再试。',
    '安全驗證打開得太頻繁，請稍後再試。',
    'The security check was opened too often. Please try again later.',
  ),
  lists: localised(
    '列表读得太频繁，请稍后再试。',
    '列表讀得太頻繁，請稍後再試。',
    'The lists were asked for too often. Please try again later.',
  ),
  quote: localised(
    '算得太频繁，请稍后再试。',
    '算得太頻繁，請稍後再試。',
    'Too many quotes. Please try again later.',
  ),
  cipher: localised(
    '算得太频繁，请稍后再试。',
    '算得太頻繁，請稍後再試。',
    'Too many quotes. Please try again later.',
  ),
  'cipher-alone': localised(
    '算得太频繁，请稍后再试。',
    '算得太頻繁，請稍後再試。',
    'Too many quotes. Please try again later.',
  ),
  addresses: localised(
    '地址操作太频繁，请稍后再试。',
    '地址操作太頻繁，請稍後再試。',
    'Too many address requests. Please try again later.',
  ),
  carbon: localised(
    '碳足迹算得太频繁，请稍后再试。',
    '碳足跡算得太頻繁，請稍後再試。',
    'Too many footprints. Please try again later.',
  ),
  coverage: localised(
    '网点和范围查得太频繁，请稍后再查。',
    '服務點和範圍查得太頻繁，請稍後再查。',
    'Too many branch and coverage look-ups. Please try again later.',
  ),
  desk: localised(
    '操作太频繁，请稍后再试。',
    '操作太頻繁，請稍後再試。',
    'Too many calls of the desk. Please wait.',
  ),
  'desk-follow': localised(
    '操作太频繁，请稍后再试。',
    '操作太頻繁，請稍後再試。',
    'Too many calls of the desk. Please wait.',
  ),
}
