import { z } from 'zod'
import { captchaPurposes } from '../../calls/captcha-purposes.ts'
import { success, successOf } from '../../calls/envelope.ts'
import type { Captcha } from '../../server/captcha/captcha.ts'
import { presentQuestion } from '../../server/captcha/present.ts'
import type { Answer } from '../../server/http/answer.ts'
import { defineAnswer } from '../../server/requests/action.ts'
import type { At, Route } from '../../server/requests/route.ts'
import type { Session, SessionStore } from '../../server/security/sessions/session-store.ts'

/** What these calls take from the process. */
export type CaptchaServices = { readonly sessions: SessionStore; readonly captcha: Captcha }

/** Answers in the visitor's session, which begins here where there is none. */
function inSession(
  { services, session }: At<CaptchaServices>,
  answer: (session: Session) => unknown,
): Answer {
  const { session: current, ...begun } = session ? { session } : services.sessions.start()
  return { kind: 'reply', status: 200, body: success(answer(current)), ...begun }
}

export const openCaptchaAction = defineAnswer(
  {
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
  },
  async ({ query: { purpose } }, at: At<CaptchaServices>) =>
    inSession(at, ({ id }) => at.services.captcha.challenge({ sessionId: id, purpose })),
)

export const openQuestionAction = defineAnswer(
  {
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
  },
  async (_input, at: At<CaptchaServices>) =>
    inSession(at, ({ id }) => presentQuestion(at.services.captcha.question(id), at.locale)),
)

export const captchaActions: readonly Route<CaptchaServices>[] = [openCaptchaAction, openQuestionAction]
