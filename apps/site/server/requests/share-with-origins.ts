import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../../calls/call.ts'
import { baseHeaderNames } from '../../client/base-headers.ts'
import { encryptionHeaders } from '../../client/encryption/wire.ts'
import type { AllowedOrigins } from '../http/allowed-origins.ts'
import type { CallsFor } from '../http/calls-for.ts'
import type { FormBounds } from './sent-fields.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers. */
    readonly call?: Call
    /** A route that answers with a file: it takes a place among the files, not among the calls. */
    readonly file?: true
    /** A route that answers for as long as somebody listens: it takes a place among the streams. */
    readonly stream?: true
    /** How much of a form is taken in. */
    readonly formBounds?: FormBounds
  }
}

/** Request headers a page on another allowed origin may send: whatever our own clients send. */
const allowedHeaders = [
  ...['content-type', 'idempotency-key', 'x-request-id'],
  ...['x-hongyan-enquiry', 'x-hongyan-order', 'x-hongyan-unlock'],
  ...baseHeaderNames,
  ...Object.values(encryptionHeaders),
]

/** Response headers its script may read; the others are hidden from it. */
const exposedHeaders = ['retry-after', 'x-request-id']

/** Lets pages of allowed origins read the answers of calls, and send cookies along where the call has a use for them. */
export function shareWithOrigins(
  scope: FastifyInstance,
  allowsOrigin: AllowedOrigins,
  callsFor: CallsFor,
): void {
  scope.register(cors, {
    delegator: async ({
      method,
      headers,
      raw,
      routeOptions,
    }: FastifyRequest): Promise<FastifyCorsOptions> => {
      const { call: own } = routeOptions.config
      // A preflight asks for every method that its address takes.
      const calls = own ? [own] : method === 'OPTIONS' ? callsFor(raw.url ?? '') : []
      const [call] = calls
      return {
        origin: call !== undefined && allowsOrigin(headers.origin) ? headers.origin : false,
        credentials: call?.credentials === true,
        methods: calls.map((each) => each.method),
        allowedHeaders,
        exposedHeaders,
        maxAge: 600,
        cacheControl: 'no-store',
        strictPreflight: false,
      }
    },
  })
}
