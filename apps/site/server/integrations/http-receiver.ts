import type { EnquiryMessage } from '@hongyan/domain/enquiries/enquiry-message'
import type { OutboxPort, SendOutcome } from '@hongyan/domain/outbox/outbox-port'
import { type IntegrationParts, type PostOutcome, postSigned, type SignedEndpoint } from './post-signed.ts'
import { presentMessage } from './present-message.ts'

/** Tells a receiver over signed HTTP: the desk, or a partner's webhook. */
export function httpReceiver(endpoint: SignedEndpoint, parts: IntegrationParts): OutboxPort {
  return {
    async send(message: EnquiryMessage): Promise<SendOutcome> {
      return outcomeOf(await postSigned(endpoint, message.id, presentMessage(message), parts))
    },
  }
}

/** Statuses that say "not now" rather than "no". */
const notNow = new Set([401, 403, 404, 408, 421, 425, 429])

/** What an answer over HTTP means for a message. */
export function outcomeOf(submitted: PostOutcome): SendOutcome {
  if (submitted.kind === 'unreachable') return { kind: 'later', problem: submitted.problem }
  const { status, retryAfterMs } = submitted
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const problem = `HTTP ${status}`
  // A wrong key or address is a mistake of configuration: what waits must survive until it is mended.
  if (status >= 500 || notNow.has(status)) {
    return { kind: 'later', problem, ...(retryAfterMs === null ? {} : { afterMs: retryAfterMs }) }
  }
  return { kind: 'refused', problem }
}
