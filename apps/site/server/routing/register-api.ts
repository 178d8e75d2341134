import type { Readable } from 'node:stream'
import { localeIds } from '@hongyan/locales'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../calls/call.ts'
import { fault, malformed, mediaType, tooLarge, unavailable } from '../../calls/refusals.ts'
import { describedIn } from '../../paths.ts'
import { type Answer, originRefusal, refuse } from '../http/answer.ts'
import { apiText } from '../http/api-text.ts'
import { callsFor, takenByOthers } from '../http/calls-for.ts'
import { bodyText } from '../http/http-errors.ts'
import { isOutage, outageSeconds } from '../http/outage.ts'
import { receiveWhole } from '../http/receive-body.ts'
import type { Route } from '../requests/route.ts'
import type { RequestServices } from '../requests/services.ts'
import { shareWithOrigins } from '../requests/share-with-origins.ts'
import { textAnswer } from '../static-files/serve-text.ts'
import { packAnswer } from './pack-answer.ts'
import { registerCall, sendAnswer } from './register-call.ts'

/** Registers all calls in their own scope: their body parser and error shape do not touch the rest of the site. */
export function registerApi<Services>(
  app: FastifyInstance,
  services: RequestServices & Services,
  routes: readonly Route<Services>[],
): void {
  const calls = routes.map(({ call }) => call)
  const at = callsFor(calls)
  app.addHook('onRequest', async (request, reply) => {
    const served = request.is404 ? at(request.raw.url ?? '') : []
    if (served.length > 0) return refuseMethod(reply, served)
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The bytes are kept as they came: a signature covers them, and they are parsed after what can be refused without them.
    scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
      receiveWhole({ headers: request.headers, payload, most: request.routeOptions.bodyLimit ?? 0 }),
    )
    shareWithOrigins(scope, services.allowsOrigin, at)
    // A preflight of an origin that is not allowed; the others are answered before.
    scope.addHook('onRequest', async (request, reply) => {
      const [call] = request.method === 'OPTIONS' ? at(request.raw.url ?? '') : []
      if (call !== undefined) return sendAnswer(call, request, reply, originRefusal)
    })
    scope.addHook('onSend', packAnswer)
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendAnswer(request.routeOptions.config.call ?? null, request, reply, refusalOfThrown(error, request)),
    )

    for (const route of routes) registerCall(scope, route, services)
    for (const url of takenByOthers(calls)) {
      const served = at(url)
      const taken = new Set<string>(served.map(({ method }) => method))
      scope.route({
        method: methods.filter((method) => !taken.has(method)),
        url,
        onRequest: async (_request, reply) => refuseMethod(reply, served),
        handler: () => {},
      })
    }

    const documents = new Map<string, ReturnType<typeof textAnswer>>(
      localeIds.map((id) => {
        let text: string | null = null
        const read = (): string => {
          text ??= apiText(calls, services.publicOrigin, id)
          return text
        }
        return [id, textAnswer({ type: 'application/json; charset=utf-8', maxAge: 300, text: read })]
      }),
    )
    scope.get<{ Querystring: { readonly lang?: string } }>('/openapi.json', (request, reply) => {
      const answer = documents.get(request.query.lang ?? '') ?? documents.get(describedIn)
      if (answer === undefined) throw new Error('the description of the calls is missing')
      return answer(request, reply)
    })
  })
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Before anything of a body is read. A HEAD must not be a second way to a call that acts. */
function refuseMethod(reply: FastifyReply, served: readonly Call[]): FastifyReply {
  return reply
    .code(405)
    .headers({ allow: served.map(({ method }) => method).join(', '), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(bodyText(405))
}

/** Bad input is never a fault of ours; everything unknown is, and is logged with the request id. */
function refusalOfThrown(error: FastifyError, request: FastifyRequest): Answer {
  if (error.statusCode === 413) return refuse(tooLarge)
  if (error.statusCode === 415) return refuse(mediaType)
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse(malformed)
  request.log.error({ err: error }, 'a call failed')
  if (isOutage(error)) return { kind: 'refusal', refusal: unavailable, retryAfterSeconds: outageSeconds }
  return refuse(fault)
}
