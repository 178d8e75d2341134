import { setTimeout as delay } from 'node:timers/promises'
import type { CaptchaChallenge } from '../apps/site/api/captcha/captcha.ts'
import { solveCaptcha } from '../apps/site/api/testing/solve-captcha.ts'
import type { SiteProcess } from './site-process.ts'

/** An enquiry that a site has acknowledged; `token` opens its private page. */
export type SentEnquiry = { readonly number: string; readonly token: string }

/** Limits under which one machine may send many enquiries, as the setting `LIMITS`. */
export const manyEnquiries = [
  ...['enquiry', 'code', 'session', 'captcha'].flatMap((name) => [`${name}.perMinute`, `${name}.burst`]),
  ...['addressHour', 'networkHour', 'everybodyDay', 'alarmHour', 'freeAddressHour'].map(
    (name) => `code.${name}`,
  ),
]
  .map((name) => `${name}=100000`)
  .join()

let people = 0

/** Does what a visitor does: opens the form, asks for a code (read from what the site prints), sends it all. */
export async function sendEnquiry(site: SiteProcess): Promise<SentEnquiry> {
  people += 1
  const contactMobile = `138${30_000_000 + people}`
  const opened = await fetch(site.url('/ecology/getSession'))
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { obj: sessionId } = (await opened.json()) as { readonly obj: string }
  const headers = { origin: site.origin, cookie, 'content-type': 'application/json' }
  const post = (path: string, body: unknown) =>
    fetch(site.url(path), { method: 'POST', headers, body: JSON.stringify(body) })

  await post('/cooperation/getVerifyCode', [
    { operation: 'getSmsVerifyCode', phoneNum: contactMobile, type: 0, clientIp: '' },
  ])
  const asked = await fetch(site.url('/v1/captcha?purpose=enquiry'), { headers: { cookie } })
  const { data } = (await asked.json()) as { readonly data: CaptchaChallenge }
  const reply = await post('/cooperation/submitFormData', [
    {
      cooperateType: 'warehousing',
      companyName: `样例商贸 ${people}`,
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
      contactMobile,
      verifyCode: await codeFor(site, contactMobile),
      sessionId,
      captcha: await solveCaptcha(data),
    },
  ])
  const text = await reply.text()
  const { content } = JSON.parse(text) as { content?: { enquiryNo: string; token: string } }
  if (!content) throw new Error(`the enquiry was not taken: ${text}`)
  return { number: content.enquiryNo, token: content.token }
}

async function codeFor(site: SiteProcess, mobile: string): Promise<string> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const code = new RegExp(`text message to ${mobile}:.*?(\\d{6})`).exec(site.output())?.[1]
    if (code) return code
    await delay(5)
  }
  throw new Error(`no code was sent to ${mobile}`)
}
