import { setTimeout as delay } from 'node:timers/promises'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import type { Ctx } from '@hongyan/kernel/context'
import { z } from 'zod'
import { signBody } from '../../apps/site/server/security/check-signature.ts'
import { codeOf } from '../../apps/site/server/settings/start-problem.ts'
import { DeliveryFailure } from './delivery-failure.ts'

/** What became of one event. */
type Outcome = {
  readonly outcome: 'stored' | 'duplicate' | 'refused'
  readonly problem?: string | undefined
}

/** Hands a batch over; one outcome for each event, in order. */
export type Deliver = (events: readonly unknown[]) => Promise<readonly Outcome[]>

/** Straight into the database. */
export function deliverToDatabase(ctx: Ctx): Deliver {
  return async (events) => (await ingestEvents(ctx, { events: [...events] })).results
}

type Door = { readonly url: string; readonly keyId: string; readonly secret: string }

const replySchema = z.object({
  data: z.object({
    results: z.array(
      z.object({ outcome: z.enum(['stored', 'duplicate', 'refused']), problem: z.string().optional() }),
    ),
  }),
})

/** How often a busy door is tried again before the load stops. */
const attempts = 6

/**
 * Through the signed door of a running site. Sending again after a pause is safe: events carry their ids.
 * Throws `DeliveryFailure` where the site does not take a batch.
 */
export function deliverToDoor(door: Door): Deliver {
  return async (events) => {
    const body = Buffer.from(JSON.stringify(events))
    for (let attempt = 1; ; attempt++) {
      const seconds = Math.floor(Date.now() / 1000).toString()
      const response = await fetch(new URL('/v1/events?judged=1', door.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-hongyan-key': door.keyId,
          'x-hongyan-time': seconds,
          'x-hongyan-signature': signBody(door.secret, seconds, '', body),
        },
        body,
      }).catch((error: Error) => {
        const code = codeOf(error.cause)
        throw new DeliveryFailure(door.url, { kind: /CERT|TLS/.test(code) ? 'untrusted' : 'unreachable' })
      })
      const { status } = response
      // Kept, and not judged in time: the same batch is known by its events when it is sent again.
      const isWaiting = status === 202
      if (response.ok && !isWaiting) {
        const reply = replySchema.safeParse(await response.json().catch(() => null))
        if (!reply.success) throw new DeliveryFailure(door.url, { kind: 'answer', status })
        return reply.data.data.results
      }
      await response.body?.cancel()
      if (status === 401) throw new DeliveryFailure(door.url, { kind: 'key' })
      const busy = isWaiting || status === 429 || status === 503
      if (!busy) throw new DeliveryFailure(door.url, { kind: 'answer', status })
      if (attempt === attempts) throw new DeliveryFailure(door.url, { kind: 'busy' })
      await delay(1000 * Math.min(60, Number(response.headers.get('retry-after')) || attempt))
    }
  }
}
