import { success } from '../../calls/envelope.ts'
import type { Captcha } from '../../server/captcha/captcha.ts'
import { presentQuestion } from '../../server/captcha/present.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import type { Session, SessionStore } from '../../server/security/sessions/session-store.ts'
import { openCaptcha, openQuestion } from './endpoints.ts'

/** What these calls take from the process. */
export type CaptchaServices = { readonly sessions: SessionStore; readonly captcha: Captcha }

/** Answers in the visitor's session, which begins here where there is none. */
function inSession({ services, session }: At<CaptchaServices>, answer: (session: Session) => unknown) {
  const current = session ? { session } : services.sessions.start()
  return {
    kind: 'reply' as const,
    status: 200,
    body: success(answer(current.session)),
    ...('setCookie' in current ? { setCookie: current.setCookie } : {}),
  }
}

export const captchaRoutes: readonly Route<CaptchaServices>[] = [
  defineRoute(openCaptcha, async ({ query }, at) =>
    inSession(at, ({ id }) => at.services.captcha.challenge({ sessionId: id, purpose: query.purpose })),
  ),
  defineRoute(openQuestion, async (_input, at) =>
    inSession(at, ({ id }) => presentQuestion(at.services.captcha.question(id), at.locale)),
  ),
]
