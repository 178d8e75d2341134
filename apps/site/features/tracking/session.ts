import { sendShipmentCode } from '@hongyan/domain/tracking/shipment-code'
import { success } from '../../calls/envelope.ts'
import { refuse } from '../../server/http/answer.ts'
import type { IdentityProvider } from '../../server/integrations/openid-provider.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { type CodeServices, codeParts } from '../../server/text-codes/send-text-code.ts'
import { getSessionId, jcpSwitch, sendCaptcha } from './endpoints.ts'

/** What these calls take from the process. */
export type SessionServices = CodeServices & {
  /** Whether a gateway for text messages is set up. */
  readonly textsOpen: boolean
  /** Where people prove who they are; null where nobody can. */
  readonly identityProvider: IdentityProvider | null
}

/** Sessions, codes, and what is open. */
export const sessionRoutes: readonly Route<SessionServices>[] = [
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

  defineRoute(sendCaptcha, async ({ query }, at) => {
    const { services, session, ctx } = at
    const spent =
      session !== null &&
      query.sessionId !== undefined &&
      (await services.sessions.spendToken(session, 'view-code', query.sessionId))
    if (!spent) return refuse('not-allowed')
    if (!services.textsOpen) return refuse('not-open-yet')
    const parts = await codeParts(at, session.id, query.captcha)
    if (parts === null) return refuse('captcha-failed')
    const sent = await sendShipmentCode(ctx, { ...parts, number: query.waybillCode })
    const body = success({ validTime: sent.lifeSeconds, waitTime: sent.waitSeconds })
    return { kind: 'reply', status: 200, body }
  }),

  defineRoute(jcpSwitch, async (_input, { services }) => ({
    kind: 'reply',
    status: 200,
    body: success({
      phoneVerify: true,
      sendCaptcha: services.textsOpen,
      signPicture: true,
      signIn: services.identityProvider !== null,
    }),
  })),
]
