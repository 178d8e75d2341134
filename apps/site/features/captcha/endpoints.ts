import { z } from 'zod'
import { defineCall } from '../../calls/call.ts'
import { captchaPurposes } from '../../calls/captcha-purposes.ts'
import { successOf } from '../../calls/envelope.ts'

export const openCaptcha = defineCall({
  id: 'openCaptcha',
  method: 'GET',
  path: '/v1/captcha',
  family: 'captcha',
  summary: 'A task that the browser solves, in place of a puzzle for the visitor',
  description:
    'Proof of work in the wire format of the ALTCHA widget. The solution is base64 of `{challenge, solution}`; it is ' +
    'good once, for five minutes, for this session and purpose. Starts a session where there is none.',
  shape: 'own',
  credentials: true,
  query: z.object({ purpose: z.enum(captchaPurposes) }),
  replies: {
    200: successOf(
      z.object({
        parameters: z.object({
          algorithm: z.literal('PBKDF2/SHA-256'),
          nonce: z.string(),
          salt: z.string(),
          cost: z.int(),
          keyLength: z.int(),
          keyPrefix: z.string(),
          expiresAt: z.int().describe('Seconds since the epoch.'),
          data: z.object({ purpose: z.string(), bearer: z.string() }),
        }),
        signature: z.string(),
      }),
    ),
  },
  refusals: [],
  access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'reads' },
  limit: 'captcha',
  examples: [
    {
      title: 'A task for sending an inquiry',
      request: { query: { purpose: 'enquiry' } },
      status: 200,
      reply: { code: 1, data: { parameters: { algorithm: 'PBKDF2/SHA-256' } } },
    },
  ],
})

export const openQuestion = defineCall({
  id: 'openQuestion',
  method: 'GET',
  path: '/v1/captcha/question',
  family: 'captcha',
  summary: 'A question that stands for the task, where a browser cannot work it out',
  description:
    'For sending an inquiry alone. The solution is base64 of `{question, answer}`: the token and the number in ' +
    'digits. A wrong answer uses the question up.',
  shape: 'own',
  credentials: true,
  replies: { 200: successOf(z.object({ question: z.string(), token: z.string() })) },
  refusals: [],
  access: { who: 'anyone', record: 'token', origin: 'any', repeat: 'reads' },
  limit: 'captcha',
  examples: [{ title: 'A question', request: {}, status: 200, reply: { code: 1, errorMsg: '' } }],
})
