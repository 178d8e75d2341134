import type { IncomingHttpHeaders } from 'node:http'
import type { DomainError, ErrorCode, FieldProblem } from '@hongyan/domain'
import { type LocaleId, localeIds, localeOf } from '@hongyan/locales'
import { refusedOrigin } from '../server/gate/origin-gate.ts'
import { type RefusalName, refusals } from './codes.ts'

/** What a handler gives back; the door turns it into HTTP. */
export type Answer =
  | { readonly kind: 'reply'; readonly status: number; readonly body: unknown; readonly setCookie?: string }
  | { readonly kind: 'image'; readonly mediaType: string; readonly bytes: Uint8Array }
  /** A file to keep under `name`, which may hold any characters. */
  | { readonly kind: 'file'; readonly mediaType: string; readonly bytes: Uint8Array; readonly name: string }
  /** Somebody opened an address of the API in a window: they belong on a page. */
  | { readonly kind: 'page'; readonly location: string }
  | {
      readonly kind: 'refusal'
      readonly name: RefusalName
      /** A sentence of the interface's own texts that says more than the refusal's. */
      readonly text?: string
      readonly fields?: readonly FieldProblem[]
      readonly retryAfterSeconds?: number
    }

/** A refusal by name. */
export function refuse(
  name: RefusalName,
  detail: { fields?: readonly FieldProblem[]; text?: string } = {},
): Answer {
  return { kind: 'refusal', name, ...detail }
}

/** The refusal of an origin; `fields` tells whoever runs the site which settings would allow it. */
export const originRefusal = refuse('not-allowed', { fields: [{ path: 'Origin', message: refusedOrigin }] })

const refusalOf: Record<ErrorCode, RefusalName> = {
  'invalid-input': 'malformed',
  'not-found': 'unknown-number',
  locked: 'locked',
  'wrong-digits': 'wrong-digits',
  'link-expired': 'link-expired',
  'not-available': 'not-available',
  'too-many': 'too-many',
  conflict: 'conflict',
  forbidden: 'unlock-needed',
  unavailable: 'unavailable',
  'wrong-code': 'wrong-code',
  'captcha-needed': 'captcha-needed',
  'token-spent': 'captcha-failed',
  'too-frequent': 'too-frequent',
  'code-failed': 'code-failed',
  'code-unsure': 'code-unsure',
  'code-needed': 'code-needed',
}

/** What a refusal says, in one language. */
export function refusalSentence(answer: Answer, locale: LocaleId): string {
  return answer.kind === 'refusal' ? (answer.text ?? refusals[answer.name].text[locale]) : ''
}

/** The one mapper of domain errors to refusals of the API. */
export function refusalOfError(error: DomainError, now: number): Answer {
  const wait = error.retryAt === null ? null : secondsUntil(error.retryAt, now)
  return {
    kind: 'refusal',
    name: refusalOf[error.code],
    ...(error.fields.length > 0 ? { fields: error.fields } : {}),
    ...(wait === null ? {} : { retryAfterSeconds: wait }),
  }
}

/** Whole seconds from `now` to `at` (ms UTC), from one to a day: no limit lasts longer, whatever a clock says. */
function secondsUntil(at: number, now: number): number {
  return Math.min(86_400, Math.max(1, Math.ceil((at - now) / 1000)))
}

/** The JSON of a refusal. Malformed requests and faults carry the request id, so that they can be traced. */
export function refusalBody(
  refusal: Extract<Answer, { kind: 'refusal' }>,
  locale: LocaleId,
  requestId: string,
): Record<string, unknown> {
  const { code, business } = refusals[refusal.name]
  return {
    code,
    errorMsg: refusalSentence(refusal, locale),
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(business ? {} : { requestId }),
  }
}

/**
 * Language of the words in an answer: that of the page that asks, else the visitor's cookie, else the browser's
 * first language, else Chinese.
 */
export function answerLocale(headers: IncomingHttpHeaders): LocaleId {
  const page = /"language":"([A-Za-z-]{2,20})"/.exec(String(headers['client-info'] ?? ''))?.[1]
  const asking = localeIds.find((id) => localeOf(id).htmlLang === page)
  if (asking) return asking
  const chosen = /(?:^|;\s*)logistics_site_lang=([A-Za-z-]+)\s*(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  const named = localeIds.find((id) => id === chosen)
  if (named) return named
  const wanted = headers['accept-language']?.trim().toLowerCase() ?? ''
  if (wanted.startsWith('en')) return 'en-US'
  return /^zh-(hk|tw|mo|hant)/.test(wanted) ? 'zh-HK' : 'zh-CN'
}
