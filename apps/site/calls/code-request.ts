import { z } from 'zod'
import type { CallExample } from './call.ts'
import type { CallWords } from './call-words.ts'
import { captchaFailed, captchaNeeded, codeFailed, codeUnsure, tooFrequent } from './refusals.ts'

/** What a request for a code by text message holds in calls of the older shape. */
export const codeRequestFields = {
  operation: z.literal('getSmsVerifyCode').optional(),
  phoneNum: z.string().max(40),
  type: z.literal(0).optional(),
  clientIp: z.unknown().optional(),
  captcha: z.string().max(4096).optional(),
} as const

/** Refusals of every call that sends a code. */
export const codeRequestRefusals = [
  captchaNeeded,
  captchaFailed,
  tooFrequent,
  codeFailed,
  codeUnsure,
] as const

export const codeRequestAbout: CallWords = {
  en:
    'The first code of a visit needs only a valid mobile number, later ones `captcha`, a solution of `/v1/captcha` for ' +
    '`code`. `validTime` is the number of seconds the code is good for, `waitTime` the number until another may be ' +
    'asked for. `clientIp` is ignored.',
  zh: '一次访问的第一个验证码只要手机号有效；之后还要 `captcha`，即 `/v1/captcha` 为 `code` 出的题的解。`validTime` 是验证码有效的秒数，`waitTime` 是多少秒之后可以再要一个。`clientIp` 不看。',
}

/** What such a call answers when a code was sent. */
export const codeSent = z.object({
  validTime: z.int().describe('Seconds the code is good for.'),
  waitTime: z.int().describe('Seconds until another may be asked for.'),
})

/** Calls of the door with their answers; each door is shown with a number of its own, for a code is not sent twice. */
export function codeRequestExamples(phoneNum: string): readonly CallExample[] {
  const asking = (number: string) => ({
    body: [{ operation: 'getSmsVerifyCode', phoneNum: number, type: 0, clientIp: '' }],
  })
  return [
    { title: 'Not a mobile number', request: asking('12345'), status: 400, reply: { code: 1400 } },
    {
      title: 'The first code of a visit',
      request: asking(phoneNum),
      status: 200,
      reply: { code: 1, content: { validTime: 300, waitTime: 60 }, errorMsg: '' },
    },
  ]
}
