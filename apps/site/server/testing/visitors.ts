import type { CaptchaPurpose } from '../../calls/captcha-purposes.ts'
import type { CaptchaChallenge } from '../captcha/captcha.ts'
import { ownOrigin } from './api-under-test.ts'
import { solveCaptcha } from './solve-captcha.ts'

let people = 0

/** A browser that has opened the form, at an address of its own. */
export type Visit = { readonly cookie: string; readonly sessionId: string; readonly address: string }

type Sent = {
  readonly method?: 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string
  readonly remoteAddress?: string
}

type Answer = {
  readonly headers: Readonly<Record<string, unknown>>
  readonly json: () => ReturnType<JSON['parse']>
}

/** An API in this process, or a server, with what was sent by text message. */
type Door<A extends Answer> = {
  readonly send: (request: Sent) => Promise<A>
  readonly sms: { readonly codeFor: (mobile: string) => string }
}

/** What visitors do with the cooperation form, through the calls alone. */
export function visitorsOf<A extends Answer>(api: () => Door<A>) {
  async function openForm(cookie?: string): Promise<Visit> {
    people += 1
    const address = `10.${people >> 8}.${people & 255}.9`
    const reply = await api().send({
      url: '/ecology/getSession',
      remoteAddress: address,
      ...(cookie ? { headers: { cookie } } : {}),
    })
    const set = reply.headers['set-cookie']
    return { cookie: cookie ?? String(set).split(';')[0] ?? '', sessionId: reply.json().obj, address }
  }

  const post = (visit: Visit, url: string, body: unknown, headers: Record<string, string> = {}) =>
    api().send({
      method: 'POST',
      url,
      remoteAddress: visit.address,
      headers: {
        origin: ownOrigin,
        'content-type': 'application/json',
        cookie: visit.cookie,
        ...headers,
      },
      payload: JSON.stringify(body),
    })

  async function captcha(visit: Visit, purpose: CaptchaPurpose): Promise<string> {
    const reply = await api().send({
      url: `/v1/captcha?purpose=${purpose}`,
      headers: { cookie: visit.cookie },
    })
    return solveCaptcha(reply.json().data as CaptchaChallenge)
  }

  const askCode = (visit: Visit, phoneNum: string, more: object = {}, headers = {}) =>
    post(
      visit,
      '/cooperation/getVerifyCode',
      [{ operation: 'getSmsVerifyCode', phoneNum, type: 0, clientIp: '1.2.3.4', ...more }],
      headers,
    )

  function mobileOf(): string {
    people += 1
    return `138${String(20_000_000 + people)}`
  }

  const fields = <T extends object>(changes: T) => ({
    cooperateType: 'warehousing',
    companyName: '样例商贸有限公司',
    isJdSeller: 1,
    firstBizType: '7',
    estimateOrderCount: 300,
    province: '湖北省',
    city: '武汉市',
    district: '江夏区',
    detailAddr: '样例路 1 号',
    contactName: '欧阳样例',
    contactPositionId: 3,
    remark: '',
    ...changes,
  })

  /** A form filled in completely, with a code and a solved captcha. */
  async function filled(changes: Readonly<Record<string, unknown>> = {}) {
    const visit = await openForm()
    const contactMobile = mobileOf()
    await askCode(visit, contactMobile)
    const verifyCode = api().sms.codeFor(contactMobile)
    const enquiry = fields({
      contactMobile,
      verifyCode,
      sessionId: visit.sessionId,
      captcha: await captcha(visit, 'enquiry'),
      ...changes,
    })
    return { visit, enquiry, contactMobile, verifyCode }
  }

  const submit = (visit: Visit, enquiry: object, headers = {}) =>
    post(visit, '/cooperation/submitFormData', [enquiry], headers)

  return { openForm, post, captcha, askCode, mobileOf, fields, filled, submit }
}
