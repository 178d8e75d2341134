import { ask, type Reply } from './ask.ts'
import type { CaptchaPurpose, CaptchaTask } from './captcha-task.ts'

/** What a company can ask for, in the order in which it is offered. */
export type Choice = { readonly name: string; readonly value: string }

/** Places by the code of what they lie in; the provinces stand under `rootOfPlaces`. */
export type Places = Readonly<Record<string, readonly { readonly code: string; readonly address: string }[]>>
export const rootOfPlaces = '-999999'

export type Receipt = { readonly enquiryNo: string; readonly token: string; readonly receivedAt: string }

export const fetchTypes = (signal: AbortSignal) =>
  ask(
    { method: 'GET', path: '/cooperation/queryCooperationList', signal },
    (answer) => answer.content as readonly Choice[],
  )

export const fetchPlaces = (signal: AbortSignal) =>
  ask({ method: 'GET', path: '/cooperation/queryAddressList', signal }, (answer) => answer.content as Places)

/** A session for one enquiry, good for two hours. */
export const fetchSession = (signal?: AbortSignal) =>
  ask({ method: 'GET', path: '/ecology/getSession', ...(signal ? { signal } : {}) }, (answer) =>
    String(answer.obj),
  )

export const fetchCaptcha = (purpose: CaptchaPurpose, signal: AbortSignal) =>
  ask(
    { method: 'GET', path: '/v1/captcha', query: { purpose }, signal },
    (answer) => answer.data as CaptchaTask,
  )

export type CaptchaQuestion = { readonly question: string; readonly token: string }

/** The same check as a question, for who cannot or will not let the browser work. */
export const fetchQuestion = (signal: AbortSignal) =>
  ask({ method: 'GET', path: '/v1/captcha/question', signal }, (answer) => answer.data as CaptchaQuestion)

/** What a code is for: one for an enquiry opens nothing else. */
export type CodePurpose = 'enquiry' | 'correction' | 'white-paper'

/** Sends a code by text message; brings the seconds until another may be asked for, where the server says. */
export const sendCode = (phoneNum: string, purpose: CodePurpose, captcha: string | null) =>
  ask(
    {
      path: purpose === 'white-paper' ? '/whitePaper/getVerifyCode' : '/cooperation/getVerifyCode',
      body: [
        {
          operation: 'getSmsVerifyCode',
          phoneNum,
          type: 0,
          clientIp: '',
          ...(purpose === 'white-paper' ? {} : { purpose }),
          ...(captcha === null ? {} : { captcha }),
        },
      ],
    },
    (answer) => Number((answer.content as { waitTime?: unknown } | undefined)?.waitTime),
  )

/** Sends an enquiry. One key for one filling: sent again with it, it stays one enquiry. */
export const sendEnquiry = (enquiry: object, key: string): Promise<Reply<Receipt>> =>
  ask(
    { path: '/cooperation/submitFormData', body: [enquiry], headers: { 'idempotency-key': key } },
    (answer) => answer.content as Receipt,
  )
