import { request } from 'node:http'

/** What came back, and after how many milliseconds the last byte was there. */
export type Asked = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  readonly ms: number
}

/** Asks a site on a connection of its own; `from` is an address of 127.0.0.0/8, `body` makes it a POST. */
export function askSite(
  site: { readonly port: number; readonly origin: string },
  path: string,
  options: {
    readonly body?: unknown
    readonly headers?: Readonly<Record<string, string>>
    readonly from?: string
  } = {},
): Promise<Asked> {
  const { body, headers = {}, from = '127.0.0.1' } = options
  const form = body instanceof URLSearchParams
  const bytes = body === undefined ? null : form ? body.toString() : JSON.stringify(body)
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port: site.port,
        path,
        method: bytes === null ? 'GET' : 'POST',
        localAddress: from,
        agent: false,
        headers: {
          origin: site.origin,
          ...(bytes === null
            ? {}
            : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (piece) => {
          text += piece
        })
        answer.on('error', reject).on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            ms: performance.now() - begun,
          }),
        )
      },
    )
    asking.on('error', reject).end(bytes ?? undefined)
  })
}

/** Asks for a code by text message, as the cooperation form does. */
export function askCode(
  site: { readonly port: number; readonly origin: string },
  phoneNum: string,
  more: { readonly from?: string; readonly cookie?: string; readonly captcha?: string } = {},
): Promise<Asked> {
  const { from, cookie, captcha } = more
  return askSite(site, '/cooperation/getVerifyCode', {
    body: [
      { operation: 'getSmsVerifyCode', phoneNum, type: 0, clientIp: '', ...(captcha ? { captcha } : {}) },
    ],
    headers: cookie === undefined ? {} : { cookie },
    ...(from === undefined ? {} : { from }),
  })
}

/** The n-th sample mobile number, and the n-th client of 127.0.0.0/8, each client in a /24 of its own. */
export const mobileOf = (n: number): string => `139${String(10_000_000 + n)}`
export const clientOf = (n: number): string => `127.${1 + (n >> 8)}.${n & 255}.7`
