import { ask } from '../../client/ask.ts'
import type { CaptchaPurpose, CaptchaTask } from './captcha-task.ts'

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
