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
    summary: {
      en: 'A task that the browser solves, in place of a puzzle for the visitor',
      zh: '由浏览器去解的一道题，免得访客做拼图',
    },
    description: {
      en:
        'Proof of work in the wire format of the ALTCHA widget. The solution is base64 of `{challenge, solution}`; it is ' +
        'good once, for five minutes, for this session and purpose. Starts a session where there is none.',
      zh: '工作量证明，格式与 ALTCHA 组件相同。解是 `{challenge, solution}` 的 base64，五分钟内对这个会话和用途有效，只用一次。没有会话就新建一个。',
    },
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
    summary: {
      en: 'A question that stands for the task, where a browser cannot work it out',
      zh: '浏览器解不了题时，改由人答的一个问题',
    },
    description: {
      en:
        'For sending an inquiry alone. The solution is base64 of `{question, answer}`: the token and the number in ' +
        'digits. A wrong answer uses the question up.',
      zh: '只用于提交咨询。解是 `{question, answer}` 的 base64：令牌和用数字写的答案。答错一次，这个问题就作废。',
    },
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
