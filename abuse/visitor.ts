import { anEnquiryForm, nextMobile } from '@hongyan/testing'
import type { CaptchaChallenge } from '../apps/site/api/captcha/captcha.ts'
import { solveCaptcha } from '../apps/site/api/testing/solve-captcha.ts'
import type { SiteProcess } from './site-process.ts'
import type { TextMessages } from './text-messages.ts'

type Envelope = { readonly code: number; readonly errorMsg: string }

/** An answer of a call: its status, and its body when that is JSON. */
export type CallAnswer<T> = { readonly status: number; readonly body: (Envelope & T) | null }

/** A browser of one person: it keeps its session and sends what pages send. */
export class Visitor {
  readonly #site: SiteProcess
  #cookie = ''

  constructor(site: SiteProcess) {
    this.#site = site
  }

  async get<T>(path: string): Promise<CallAnswer<T>> {
    return this.#read(await fetch(this.#site.url(path), { headers: { cookie: this.#cookie } }))
  }

  async post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<CallAnswer<T>> {
    return this.#read(
      await fetch(this.#site.url(path), {
        method: 'POST',
        headers: {
          origin: this.#site.origin,
          'content-type': 'application/json',
          cookie: this.#cookie,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    )
  }

  /** Asks for a code by text message for the cooperation form. */
  async askCode(mobile: string): Promise<CallAnswer<object>> {
    return this.post('/cooperation/getVerifyCode', [{ phoneNum: mobile, type: 0, clientIp: '' }])
  }

  async #read<T>(answer: Response): Promise<CallAnswer<T>> {
    const [set] = answer.headers.getSetCookie()
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? ''
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : null }
  }
}

/** A filled-in enquiry that only has to be sent, as often as it takes. */
export type ReadyEnquiry = {
  readonly mobile: string
  /** The number of the enquiry, or the status that came instead. */
  readonly send: () => Promise<string | number>
}

/** Opens a form, gets a code, solves the captcha; null when one of these was not answered with success. */
export async function fillEnquiry(site: SiteProcess, texts: TextMessages): Promise<ReadyEnquiry | null> {
  const visitor = new Visitor(site)
  const mobile = nextMobile()
  const session = await visitor.get<{ readonly obj: string }>('/ecology/getSession')
  const code = await visitor.askCode(mobile)
  const task = await visitor.get<{ readonly data: CaptchaChallenge }>('/v1/captcha?purpose=enquiry')
  if (session.body?.code !== 1 || code.body?.code !== 1 || task.body?.code !== 1) return null
  const enquiry = anEnquiryForm({
    contactMobile: mobile,
    verifyCode: texts.codeFor(mobile),
    sessionId: session.body.obj,
    captcha: await solveCaptcha(task.body.data),
  })
  return {
    mobile,
    send: async () => {
      const key = { 'idempotency-key': `abuse-${mobile}` }
      const sent = await visitor.post<{ readonly content: { readonly enquiryNo: string } }>(
        '/cooperation/submitFormData',
        [enquiry],
        key,
      )
      return sent.body?.code === 1 ? sent.body.content.enquiryNo : sent.status
    },
  }
}
