import type { FastifyReply } from 'fastify'
import { inertPolicy } from './security-headers.ts'

/** Leads on to another address. What came with this one stays behind: it is in no history of another site. */
export function leadTo(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .code(303)
    .headers({
      location: address,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': inertPolicy,
    })
    .send()
}
