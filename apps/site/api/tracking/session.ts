import { refuse } from '../answer.ts'
import { success } from '../envelope.ts'
import { defineRoute, type Route } from '../route.ts'
import { getSessionId, jcpSwitch, listWaybill, sendCaptcha, trackWithPin } from './calls.ts'

/** Sessions, what is open, and the calls that need more than a number. */
export const sessionRoutes: readonly Route[] = [
  defineRoute(getSessionId, async (_input, { services, session }) => {
    const current = session ? { session } : services.sessions.start()
    const { token, expiresAt } = services.sessions.issueToken(current.session, 'view-code')
    return {
      kind: 'reply',
      status: 200,
      body: success({ sessionId: token, expiresAt: new Date(expiresAt).toISOString() }),
      ...('setCookie' in current ? { setCookie: current.setCookie } : {}),
    }
  }),

  defineRoute(sendCaptcha, async ({ query }, { services, session }) => {
    const spent =
      session !== null &&
      query.sessionId !== undefined &&
      (await services.sessions.spendToken(session, 'view-code', query.sessionId))
    return refuse(spent ? 'not-open-yet' : 'not-allowed')
  }),

  defineRoute(jcpSwitch, async () => ({
    kind: 'reply',
    status: 200,
    body: success({ phoneVerify: true, sendCaptcha: false, signPicture: true, signIn: false }),
  })),

  // No visitor can be signed in yet, so the door answers these two before they are reached.
  defineRoute(trackWithPin, async () => refuse('sign-in-needed')),
  defineRoute(listWaybill, async () => refuse('sign-in-needed')),
]
