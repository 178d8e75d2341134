import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { splitLocalePath } from '@hongyan/locales'
import { type Busy, busyPage } from '../../shell/busy-page.ts'
import { refusedOrigin } from './allowed-origins.ts'
import { inertPolicy } from './security-headers.ts'

const texts: Readonly<Record<number, string>> = {
  400: 'This address cannot be read.',
  403: refusedOrigin,
  405: 'This method is not served here.',
  414: 'This address is too long.',
  421: 'This host is not served here. The settings PUBLIC_ORIGIN and SITE_HOSTS name those that are.',
  429: 'Too many requests. Please wait a moment.',
  503: 'The site is busy. Please try again in a moment.',
}

/** The sentence of a status, as it stands in a plain answer. */
export function bodyText(status: number): string {
  return `${texts[status] ?? 'Error'}\n`
}

/** A short body and its media type. */
type ShortBody = { readonly type: 'text/plain' | 'text/html'; readonly body: string }

const busyBy: Readonly<Record<number, Busy>> = { 429: 'too-often', 503: 'full' }

/**
 * What a refusal of a page or a file says. A browser that wants a page and has to wait gets a short one in the language
 * of its address; all else gets a sentence. Nothing of the request is in it.
 */
export function shortBody(status: number, url: string, { accept }: IncomingHttpHeaders): ShortBody {
  const busy = busyBy[status]
  if (busy === undefined || !accept?.includes('text/html'))
    return { type: 'text/plain', body: bodyText(status) }
  const [path = '/'] = url.split('?', 1)
  return { type: 'text/html', body: busyPage(splitLocalePath(path).locale, busy) }
}

/** A short answer to what is refused at once, in plain text or as the JSON of a call. */
export function shortAnswer(
  response: ServerResponse,
  { status, type, body }: { readonly status: number; readonly type: string; readonly body: string },
  id: string,
  headers: Readonly<Record<string, string>>,
): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
      'x-request-id': id,
      ...headers,
    })
    .end(body)
}
