import { signBody } from '../apps/site/server/security/check-signature.ts'
import type { SiteAddress } from './site-process.ts'

const keyId = 'abuse-partner'
const secret = 'a secret of 32 characters that only these tests know'

/** Settings of a site that takes events from `sendEvents`. */
export const partnerSettings = { SENDER_KEYS: `${keyId}:${secret}` }

/** Sends one signed batch once. The status of the answer. */
export async function sendEvents(site: SiteAddress, events: readonly unknown[]): Promise<number> {
  const body = Buffer.from(JSON.stringify(events))
  const seconds = Math.floor(Date.now() / 1000).toString()
  const answer = await fetch(site.url('/v1/events?judged=1'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hongyan-key': keyId,
      'x-hongyan-time': seconds,
      'x-hongyan-signature': signBody(secret, seconds, '', body),
    },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}
