import { localeIds } from '@hongyan/locales'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { baseHeaderNames } from '../client/base-headers.ts'
import { cipherHeaders } from '../client/cipher/wire.ts'
import { textAnswer } from '../server/serve-text.ts'
import { addressesRoutes } from './addresses/route.ts'
import { type Answer, originRefusal, refuse } from './answer.ts'
import { captchaRoutes } from './captcha/route.ts'
import { carbonRoutes } from './carbon/route.ts'
import { cipherRoutes } from './cipher/route.ts'
import { contentRoutes } from './content/route.ts'
import type { Call } from './contract.ts'
import { cooperationRoutes } from './cooperation/route.ts'
import { coverageRoutes } from './coverage/route.ts'
import { enquiriesRoutes } from './enquiries/route.ts'
import { feedbackRoutes } from './feedback/route.ts'
import { freightRoutes } from './freight/route.ts'
import { groupLinksRoutes } from './group-links/route.ts'
import { ingestionRoutes } from './ingestion/route.ts'
import { mapsRoutes } from './maps/route.ts'
import { noticesRoutes } from './notices/route.ts'
import { buildOpenApi } from './openapi.ts'
import { isOutage, outageSeconds } from './outage.ts'
import { packAnswer } from './pack-answer.ts'
import { prohibitedRoutes } from './prohibited/route.ts'
import { readingRoutes } from './reading/route.ts'
import { registerCall, sendAnswer } from './register-call.ts'
import type { Route } from './route.ts'
import { searchRoutes } from './search/route.ts'
import type { ApiServices } from './services.ts'
import { siteRoutes } from './site/route.ts'
import { trackViewRoutes } from './track-view/route.ts'
import { trackingRoutes } from './tracking/route.ts'
import { whitePapersRoutes } from './white-papers/route.ts'

/** Every call of the API with what it does. */
const apiRoutes: readonly Route[] = [
  ...trackingRoutes,
  ...trackViewRoutes,
  ...groupLinksRoutes,
  ...contentRoutes,
  ...noticesRoutes,
  ...readingRoutes,
  ...searchRoutes,
  ...prohibitedRoutes,
  ...ingestionRoutes,
  ...addressesRoutes,
  ...cooperationRoutes,
  ...captchaRoutes,
  ...enquiriesRoutes,
  ...freightRoutes,
  ...cipherRoutes,
  ...carbonRoutes,
  ...siteRoutes,
  ...coverageRoutes,
  ...mapsRoutes,
  ...whitePapersRoutes,
  ...feedbackRoutes,
]

/** Every call of the API: the registry behind `/openapi.json` and the page for developers. */
export const apiCalls: readonly Call[] = apiRoutes.map((route) => route.call)

/** Request headers a page on another allowed origin may send: whatever our own clients send. */
const allowedHeaders = [
  ...['content-type', 'idempotency-key', 'x-hongyan-enquiry', 'x-hongyan-unlock', 'x-request-id'],
  ...baseHeaderNames,
  ...Object.values(cipherHeaders),
].join(', ')

/** Response headers its script may read; the others are hidden from it. */
const exposedHeaders = ['retry-after', 'x-request-id'].join(', ')

/** Registers all calls in their own scope: their body parser and error shape do not touch the rest of the site. */
export function registerApi(app: FastifyInstance, services: ApiServices): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The bytes are kept as they came: a signature covers them, and the door parses them after its gates.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    scope.addHook('onRequest', async (request, reply) => shareWithAllowedOrigin(request, reply, services))
    scope.addHook('onSend', packAnswer)
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendAnswer(callOf(request), request, reply, refusalOfThrown(error, request)),
    )

    for (const route of apiRoutes) registerCall(scope, route, services)
    for (const path of new Set(apiCalls.map((call) => call.path))) registerPreflight(scope, path, services)

    const documents = new Map<string, ReturnType<typeof textAnswer>>(
      localeIds.map((id) => {
        const text = JSON.stringify(buildOpenApi(apiCalls, services.publicOrigin, id))
        return [id, textAnswer({ type: 'application/json; charset=utf-8', maxAge: 300, text: () => text })]
      }),
    )
    scope.get<{ Querystring: { readonly lang?: string } }>('/openapi.json', (request, reply) => {
      const answer = documents.get(request.query.lang ?? '') ?? documents.get('en-US')
      if (answer === undefined) throw new Error('the description of the calls is missing')
      return answer(request, reply)
    })
  })
}

function shareWithAllowedOrigin(request: FastifyRequest, reply: FastifyReply, services: ApiServices): void {
  reply.header('vary', 'origin')
  const { origin } = request.headers
  if (!services.allowsOrigin(origin)) return
  reply.header('access-control-allow-origin', origin)
  reply.header('access-control-allow-credentials', 'true')
  reply.header('access-control-expose-headers', exposedHeaders)
}

function registerPreflight(scope: FastifyInstance, path: string, services: ApiServices): void {
  const call = apiCalls.find((candidate) => candidate.path === path) ?? null
  const url = path.replace(/\{(\w+)\}/g, ':$1')
  scope.options(url, async (request, reply) => {
    if (!services.allowsOrigin(request.headers.origin)) {
      return sendAnswer(call, request, reply, originRefusal)
    }
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': call?.method ?? 'GET',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '600',
        'cache-control': 'no-store',
      })
      .send()
  })
}

function callOf(request: FastifyRequest): Call | null {
  const path = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}')
  return apiCalls.find((call) => call.path === path && call.method === request.method) ?? null
}

/** Bad input is never a fault of ours; everything unknown is, and is logged with the request id. */
function refusalOfThrown(error: FastifyError, request: FastifyRequest): Answer {
  if (error.statusCode === 413) return refuse('too-large')
  if (error.statusCode === 415) return refuse('media-type')
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('malformed')
  request.log.error({ err: error }, 'a call failed')
  if (isOutage(error)) return { kind: 'refusal', name: 'unavailable', retryAfterSeconds: outageSeconds }
  return refuse('fault')
}
