import type { ServerResponse } from 'node:http'
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
