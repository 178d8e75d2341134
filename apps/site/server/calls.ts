import { localeIds } from '@hongyan/locales'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../calls/call.ts'
import { accountsRoutes } from '../features/accounts/route.ts'
import { addressesRoutes } from '../features/addresses/route.ts'
import { noticesRoutes } from '../features/articles/notices/route.ts'
import { readingRoutes } from '../features/articles/page-views/route.ts'
import { coverageRoutes } from '../features/branches/coverage/route.ts'
import { mapsRoutes } from '../features/branches/maps/route.ts'
import { siteRoutes } from '../features/branches/route.ts'
import { captchaRoutes } from '../features/captcha/route.ts'
import { carbonRoutes } from '../features/carbon/route.ts'
import { contentRoutes } from '../features/content/route.ts'
import { cooperationRoutes } from '../features/enquiries/route.ts'
import { enquiriesRoutes } from '../features/enquiries/status/route.ts'
import { ingestionRoutes } from '../features/event-ingestion/route.ts'
import { feedbackRoutes } from '../features/feedback/route.ts'
import { groupLinksRoutes } from '../features/group-links/route.ts'
import { orderRoutes } from '../features/orders/route.ts'
import { prohibitedRoutes } from '../features/prohibited-items/route.ts'
import { freightRoutes } from '../features/quotes/route.ts'
import { searchRoutes } from '../features/search/route.ts'
import { trackingRoutes } from '../features/tracking/route.ts'
import { trackViewRoutes } from '../features/tracking/view/route.ts'
import { whitePapersRoutes } from '../features/white-papers/route.ts'
import { type Answer, originRefusal, refuse } from './http/answer.ts'
import { apiText } from './http/api-text.ts'
import { isOutage, outageSeconds } from './http/outage.ts'
import { packAnswer } from './http/pack-answer.ts'
import { registerCall, sendAnswer, urlOf } from './http/register-call.ts'
import type { Route } from './http/route.ts'
import type { ApiServices } from './http/services.ts'
import { shareWithOrigins } from './http/share-with-origins.ts'
import { cipherRoutes } from './sealed-requests/route.ts'
import { textAnswer } from './static-files/serve-text.ts'

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
  ...accountsRoutes,
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
  ...orderRoutes,
]

/** Every call of the API: the registry behind `/openapi.json` and the page for developers. */
export const apiCalls: readonly Call[] = apiRoutes.map((route) => route.call)

/** Registers all calls in their own scope: their body parser and error shape do not touch the rest of the site. */
export function registerApi(app: FastifyInstance, services: ApiServices): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The bytes are kept as they came: a signature covers them, and the door parses them after its gates.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    shareWithOrigins(scope, services.allowsOrigin)
    scope.addHook('onSend', packAnswer)
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      sendAnswer(request.routeOptions.config.call ?? null, request, reply, refusalOfThrown(error, request)),
    )

    for (const route of apiRoutes) registerCall(scope, route, services)
    for (const path of new Set(apiCalls.map((call) => call.path))) refusePreflight(scope, path)

    const documents = new Map<string, ReturnType<typeof textAnswer>>(
      localeIds.map((id) => {
        let text: string | null = null
        const read = (): string => {
          text ??= apiText(apiCalls, services.publicOrigin, id)
          return text
        }
        return [id, textAnswer({ type: 'application/json; charset=utf-8', maxAge: 300, text: read })]
      }),
    )
    scope.get<{ Querystring: { readonly lang?: string } }>('/openapi.json', (request, reply) => {
      const answer = documents.get(request.query.lang ?? '') ?? documents.get('en-US')
      if (answer === undefined) throw new Error('the description of the calls is missing')
      return answer(request, reply)
    })
  })
}

/** A preflight of an origin that is not allowed; the others are answered before. */
function refusePreflight(scope: FastifyInstance, path: string): void {
  const calls = apiCalls.filter((call) => call.path === path)
  const [call] = calls
  if (call === undefined) return
  const methods = calls.map(({ method }) => method)
  scope.options(urlOf(call), { config: { call, methods } }, async (request, reply) =>
    sendAnswer(call, request, reply, originRefusal),
  )
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
