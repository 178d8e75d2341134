import type { CaptchaPurpose } from '../apps/site/calls/captcha-purposes.ts'
import type { CaptchaChallenge } from '../apps/site/server/captcha/captcha.ts'
import { solveCaptcha } from '../apps/site/server/testing/solve-captcha.ts'
import type { SiteAddress } from './site-process.ts'

export type SiteAnswer = {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the fields it knows
  readonly json: any
}

/** A browser at a site: it keeps the session it is given. */
export type Visitor = {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<SiteAnswer>
  readonly post: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<SiteAnswer>
  /** A solved captcha. */
  readonly captcha: (purpose: CaptchaPurpose) => Promise<string>
}

/** A visitor without a session yet. */
export function visitorOf(site: SiteAddress): Visitor {
  let cookie = ''
  const ask = async (path: string, init: RequestInit): Promise<SiteAnswer> => {
    const reply = await fetch(site.url(path), {
      ...init,
      headers: { ...init.headers, ...(cookie === '' ? {} : { cookie }) },
    })
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.startsWith('application/json')
    return { status: reply.status, headers: reply.headers, json: isJson ? JSON.parse(text) : text }
  }
  const get: Visitor['get'] = (path, headers = {}) => ask(path, { headers })
  return {
    get,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.origin, ...headers },
        body: JSON.stringify(body),
      }),
    captcha: async (purpose) => {
      const { json } = await get(`/v1/captcha?purpose=${purpose}`)
      return solveCaptcha(json.data as CaptchaChallenge)
    },
  }
}
