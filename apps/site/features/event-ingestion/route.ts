import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { success } from '../../calls/envelope.ts'
import { refuse } from '../../server/http/answer.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { createOnceTokens } from '../../server/security/sessions/once-tokens.ts'
import { sendEvents } from './endpoints.ts'

/** A nonce is remembered for as long as a signature that carries it could be accepted. */
const nonceLifeMs = 2 * 300_000

export const ingestionRoutes: readonly Route[] = [
  defineRoute(sendEvents, async ({ body }, { ctx, headers }) => {
    const nonce = headers['x-hongyan-nonce']
    if (typeof nonce === 'string' && nonce !== '' && ctx.actor.kind === 'partner') {
      const id = `sender:${ctx.actor.keyId}:${nonce}`
      const fresh = await createOnceTokens(ctx.db).spend(id, ctx.now() + nonceLifeMs, ctx.now())
      if (!fresh) return refuse('conflict')
    }
    const events = Array.isArray(body) ? body : [body]
    return { kind: 'reply', status: 200, body: success(await ingestEvents(ctx, { events })) }
  }),
]
