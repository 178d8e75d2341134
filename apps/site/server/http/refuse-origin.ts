import type { FastifyReply } from 'fastify'
import { bodyText } from './http-errors.ts'
import { inertPolicy } from './security-headers.ts'

/** The answer to a form that a page of another site sent in a visitor's name. */
export function refuseOrigin(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
    })
    .type('text/plain; charset=utf-8')
    .send(bodyText(403))
}
