import type { DeliveryMessage, DeliveryOutcome, DeliveryPort } from '@hongyan/domain'
import { type OutsideParts, type Posted, postSigned, type SignedEndpoint } from './post-signed.ts'
import { presentDelivery } from './present-delivery.ts'

/** Tells a receiver over signed HTTP: the desk, or a partner's webhook. */
export function httpDelivery(endpoint: SignedEndpoint, parts: OutsideParts): DeliveryPort {
  return {
    async send(message: DeliveryMessage): Promise<DeliveryOutcome> {
      return outcomeOf(await postSigned(endpoint, message.id, presentDelivery(message), parts))
    },
  }
}

/** Statuses that say "not now" rather than "no". */
const notNow = new Set([401, 403, 404, 408, 421, 425, 429])

function outcomeOf(posted: Posted): DeliveryOutcome {
  if (posted.kind === 'unreachable') return { kind: 'later', problem: posted.problem }
  const { status, retryAfterMs } = posted
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const problem = `HTTP ${status}`
  // A wrong key or address is a mistake of configuration: what waits must survive until it is mended.
  if (status >= 500 || notNow.has(status)) {
    return { kind: 'later', problem, ...(retryAfterMs === null ? {} : { afterMs: retryAfterMs }) }
  }
  return { kind: 'refused', problem }
}
