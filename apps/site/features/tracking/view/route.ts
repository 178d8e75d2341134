import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import { unlockShipment } from '@hongyan/domain/tracking/unlock-shipment'
import { success } from '../../../calls/envelope.ts'
import { type Answer, overLimit } from '../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../server/requests/route.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { lookUpShipments, openProof, proofImage, unlock } from './endpoints.ts'
import { answerProof, answerProofImage } from './present.ts'

export const trackViewRoutes: readonly Route<Pick<RequestServices, 'takeLimit'>>[] = [
  defineRoute(lookUpShipments, async ({ body }, { ctx, services, address, locale }): Promise<Answer> => {
    // The door has taken one; a list costs as much as its numbers asked one by one.
    const more = body.numbers.length - 1
    const name = 'keyId' in ctx.actor ? 'merchant' : 'look-up'
    const limit = more > 0 ? services.takeLimit(name, address, more) : null
    if (limit?.allowed === false) return overLimit(name, limit.retryAfterSeconds, locale)
    const answers = await trackNumbers(ctx, {
      numbers: body.numbers,
      ...(body.unlockTokens ? { unlockTokens: body.unlockTokens } : {}),
    })
    return { kind: 'reply', status: 200, body: success(answers) }
  }),

  defineRoute(unlock, async ({ body }, { ctx }) => ({
    kind: 'reply',
    status: 200,
    body: success(await unlockShipment(ctx, body)),
  })),

  defineRoute(openProof, ({ body }, { ctx, locale }) =>
    answerProof(ctx, { number: body.number, unlockToken: body.unlockToken ?? null }, locale),
  ),
  defineRoute(proofImage, ({ params }, { ctx }) => answerProofImage(ctx, params.link)),
]
