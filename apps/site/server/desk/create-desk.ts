import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../../calls/call.ts'
import type { Config } from '../config.ts'
import { callAt } from '../http/call-at.ts'
import { bodyText, shortAnswer } from '../http/http-errors.ts'
import { readTarget } from '../http/read-target.ts'
import { refuseEarly } from '../http/refuse-early.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import type { Route } from '../requests/route.ts'
import type { RequestServices } from '../requests/services.ts'
import { createApp } from '../routing/create-app.ts'
import { sendFile } from '../routing/fast-path.ts'
import { registerApi } from '../routing/register-api.ts'
import { allowedHosts } from '../security/allowed-hosts.ts'
import type { LimitAnswer } from '../security/limit-answer.ts'
import { requestIds } from '../security/request-ids.ts'
import type { StaticFiles } from '../static-files/static-files.ts'
import { type DeskBuild, filesAt, registerDeskApp } from './desk-app.ts'

type DeskParts<Services> = {
  readonly config: Config
  readonly metrics: Metrics
  readonly addressOf: (request: IncomingMessage) => string
  readonly takePage: (address: string) => LimitAnswer
  readonly leaving: () => boolean
  readonly services: RequestServices & Services
  readonly routes: readonly Route<Services>[]
  readonly siteOrigin: string
  readonly siteFiles: StaticFiles
  readonly transport: string | null
  /** Null where a build has no part for browsers: calls are answered all the same. */
  readonly build: DeskBuild | null
}

/** What staff are served: on a port of its own, with calls that the port of the site knows nothing of. */
export function createDesk<Services>(parts: DeskParts<Services>): FastifyInstance {
  const { config, metrics, services, routes, build, siteFiles, siteOrigin, transport } = parts
  const nextId = requestIds()
  const allowHost = allowedHosts(services.publicOrigin, [])
  const callOf = callAt(routes.map(({ call }): Call => call))
  const app = createApp({
    config,
    files: build?.files ?? null,
    // The figures of the site's own work; those of staff would only blur them.
    metrics: { ...metrics, observeWork: () => {} },
    addressOf: parts.addressOf,
    leaving: parts.leaving,
    tracing: null,
    fastPath: (request, response) => {
      const id = nextId()
      request.headers['x-request-id'] = id
      const refuse = (status: number): true => {
        const call = callOf(request.url ?? '')
        const early = call && refuseEarly(call, status, { headers: request.headers, id })
        const answer = early
          ? { ...early, type: 'application/json' }
          : { status, type: 'text/plain', body: bodyText(status) }
        shortAnswer(response, answer, id, early?.headers ?? {})
        return true
      }
      if (!allowHost(request.headers.host)) return refuse(421)
      if (!parts.takePage(parts.addressOf(request)).allowed) return refuse(429)
      const target = readTarget(request.url ?? '', config.LIMITS['url.length'])
      if (target.kind === 'refused') return refuse(target.status)
      // Files take no place among the calls, however slowly somebody reads them.
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (build === null || !reads || target.kind !== 'page') return false
      const files = filesAt(target.path, build.files, siteFiles)
      if (!files?.has(target.path)) return false
      files.load(target.path).then(
        (file) => sendFile(request, response, file, id),
        () => refuse(500),
      )
      return true
    },
  })
  registerApi(app, services, routes)
  if (build !== null) registerDeskApp(app, { build, siteOrigin, transport })
  return app
}
