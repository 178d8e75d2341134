import { anEnquiryForm, nextMobile } from '@hongyan/testing'
import type { SiteAddress } from './site-process.ts'
import type { TextMessages } from './text-messages.ts'
import { type SiteAnswer, visitorOf } from './visitor.ts'

/** An enquiry that a site has acknowledged; `token` opens its private page. */
export type SentEnquiry = { readonly number: string; readonly token: string }

/** A filled-in enquiry that only has to be sent, as often as it takes. */
type ReadyEnquiry = {
  readonly mobile: string
  /** What was acknowledged, or the status that came instead. */
  readonly send: () => Promise<SentEnquiry | number>
}

/** Which step was refused, with its status and the answer's own number. */
type Refusal = { readonly refused: string }

function refusal(step: string, { status, json }: SiteAnswer): Refusal {
  return { refused: `${step} ${status} ${json.code}` }
}

/** Opens a form, gets a code, solves the captcha; or says which of these was not answered with success, and how. */
export async function fillEnquiry(site: SiteAddress, texts: TextMessages): Promise<ReadyEnquiry | Refusal> {
  const visitor = visitorOf(site)
  const mobile = nextMobile()
  const session = await visitor.get('/ecology/getSession')
  if (session.json.code !== 1) return refusal('session', session)
  const code = await visitor.post('/cooperation/getVerifyCode', [{ phoneNum: mobile, type: 0 }])
  if (code.json.code !== 1) return refusal('code', code)
  const enquiry = anEnquiryForm({
    contactMobile: mobile,
    verifyCode: texts.codeFor(mobile),
    sessionId: session.json.obj,
    captcha: await visitor.captcha('enquiry'),
  })
  return {
    mobile,
    send: async () => {
      const key = { 'idempotency-key': `abuse-${mobile}` }
      const sent = await visitor.post('/cooperation/submitFormData', [enquiry], key)
      if (sent.json.code !== 1) return sent.status
      return { number: sent.json.content.enquiryNo, token: sent.json.content.token }
    },
  }
}
