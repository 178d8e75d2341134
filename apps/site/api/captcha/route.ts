import { success } from '../envelope.ts'
import { defineRoute, type Route } from '../route.ts'
import { openCaptcha } from './schema.ts'

export const captchaRoutes: readonly Route[] = [
  defineRoute(openCaptcha, async ({ query }, { services, session }) => {
    const current = session ? { session } : services.sessions.start()
    const task = services.captcha.challenge({ sessionId: current.session.id, purpose: query.purpose })
    return {
      kind: 'reply',
      status: 200,
      body: success(task),
      ...('setCookie' in current ? { setCookie: current.setCookie } : {}),
    }
  }),
]
