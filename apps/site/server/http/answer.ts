import type { IncomingHttpHeaders } from 'node:http'
import {
  type LocaleId,
  languageCookieName,
  localeAsked,
  localeIds,
  localeOf,
  localisedIn,
} from '@hongyan/locales'
import Negotiator from 'negotiator'
import { floodRefusal, type LimitName } from '../../calls/limits.ts'
import type { Refusal } from '../../calls/refusal.ts'
import { notAllowed } from '../../calls/refusals.ts'
import { refusedOrigin } from './allowed-origins.ts'
import { type FieldNote, fieldProblem } from './field-sentences.ts'
import { limitSentences } from './limit-sentences.ts'
import { localised } from './localised.ts'
import { readCookie } from './read-cookie.ts'

/** What a handler gives back; the door turns it into HTTP. */
export type Answer =
  | {
      readonly kind: 'reply'
      readonly status: number
      readonly body: unknown
      readonly setCookie?: string | readonly string[]
    }
  | { readonly kind: 'image'; readonly mediaType: string; readonly bytes: Uint8Array }
  /** A file to keep under `name`, which may hold any characters. */
  | { readonly kind: 'file'; readonly mediaType: string; readonly bytes: Uint8Array; readonly name: string }
  /** Somebody opened an address of the API in a window: they belong on a page. */
  | { readonly kind: 'page'; readonly location: string }
  | {
      readonly kind: 'refusal'
      readonly refusal: Refusal
      /** A sentence of the interface's own texts that says more than the refusal's. */
      readonly text?: string
      readonly fields?: readonly FieldNote[]
      readonly retryAfterSeconds?: number
      /** A rate of the process is used up: 429 in calls of every shape. */
      readonly flood?: true
    }

export type RefusalAnswer = Extract<Answer, { readonly kind: 'refusal' }>

/** Answers a refusal. */
export function refuse(
  refusal: Refusal,
  detail: { fields?: readonly FieldNote[]; text?: string } = {},
): Answer {
  return { kind: 'refusal', refusal, ...detail }
}

/** The refusal of a call whose limit is used up, in the words of what was done too often. */
export function overLimit(limit: LimitName, retryAfterSeconds: number, locale: LocaleId): RefusalAnswer {
  const text = localisedIn(limitSentences[limit], locale).text
  return { kind: 'refusal', refusal: floodRefusal(limit), text, retryAfterSeconds, flood: true }
}

/** The refusal of an origin; `fields` tells whoever runs the site which settings would allow it. */
export const originRefusal = refuse(notAllowed, {
  fields: [
    {
      path: 'Origin',
      message: localised(
        '不接受这个来源的页面。可以提交的来源由设置 PUBLIC_ORIGIN 和 ALLOWED_ORIGINS 决定。',
        '不接受這個來源的頁面。可以提交的來源由設定 PUBLIC_ORIGIN 和 ALLOWED_ORIGINS 決定。',
        refusedOrigin,
      ),
    },
  ],
})

/** What a refusal says, in one language. */
export function refusalSentence(answer: Answer, locale: LocaleId): string {
  return answer.kind === 'refusal' ? (answer.text ?? localisedIn(answer.refusal.text, locale).text) : ''
}

/** The JSON of a refusal. Malformed requests and faults carry the request id, so that they can be traced. */
export function refusalBody(
  answer: RefusalAnswer,
  locale: LocaleId,
  requestId: string,
): Record<string, unknown> {
  const { code, business } = answer.refusal
  // Where nothing is wrong with the request, a field names its cause by a code that our pages know.
  const written = (note: FieldNote) =>
    business && typeof note.message === 'string' ? note : fieldProblem(note, locale)
  return {
    code,
    errorMsg: refusalSentence(answer, locale),
    ...(answer.fields ? { fields: answer.fields.map(written) } : {}),
    ...(business ? {} : { requestId }),
  }
}

/**
 * Language of the words in an answer: that of the page that asks, by its tag (any English counts), else the visitor's
 * cookie, else the browser's first language, else Chinese.
 */
export function answerLocale(headers: IncomingHttpHeaders): LocaleId {
  const page = /"language":"([A-Za-z-]{2,20})"/.exec(String(headers['client-info'] ?? ''))?.[1]
  const asking = localeIds.find((id) => localeOf(id).htmlLang === page || localeOf(id).hreflang === page)
  if (asking) return asking
  const chosen = readCookie(headers.cookie, languageCookieName)
  const named = localeIds.find((id) => id === chosen)
  if (named) return named
  const [wanted = ''] = new Negotiator({ headers }).languages().map((tag) => tag.toLowerCase())
  return localeAsked(wanted)
}
