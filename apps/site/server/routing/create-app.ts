import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { DomainError } from '@hongyan/kernel/errors'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { sendWithoutMarks } from '../http/without-marks.ts'
import { logOptions } from '../monitoring/log-options.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { routeForLog } from '../monitoring/route-for-log.ts'
import type { Tracing } from '../monitoring/tracing.ts'
import { boundWork } from '../security/bound-work.ts'
import { peerReader } from '../security/client-address.ts'
import { shareConnections } from '../security/share-connections.ts'
import type { StaticFiles } from '../static-files/static-files.ts'

type AppParts = {
  readonly config: Config
  /** Null where there are none. */
  readonly files: StaticFiles | null
  readonly metrics: Metrics
  readonly addressOf: (request: IncomingMessage) => string
  /** Answers what needs no router, and says whether it has. */
  readonly fastPath: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Whether this process is about to end: answers ask their clients to come back over another connection. */
  readonly leaving: () => boolean
  /** Null where nobody asked for spans. */
  readonly tracing: Tracing | null
}

/** The router with what every request passes: its bounds, its id, its line in the log, its part of the figures. */
export function createApp({
  config,
  files,
  metrics,
  addressOf,
  fastPath,
  leaving,
  tracing,
}: AppParts): FastifyInstance {
  const limits = config.LIMITS
  const isFile = (path: string): boolean => files?.has(path) === true
  const app = Fastify({
    logger: logOptions(config.LOG_LEVEL, isFile),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => String(request.headers['x-request-id']),
    bodyLimit: limits['body.default'],
    // What still comes over an open connection while the last answers go out is answered too.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2048 },
    serverFactory: (handler) => {
      const server = createServer(
        {
          maxHeaderSize: limits['headers.bytes'],
          headersTimeout: limits['headers.seconds'] * 1000,
          requestTimeout: limits['request.seconds'] * 1000,
          keepAliveTimeout: limits['keepAlive.seconds'] * 1000,
          connectionsCheckingInterval: 500,
          requireHostHeader: true,
        },
        (request, response) => {
          if (leaving()) response.setHeader('connection', 'close')
          if (!fastPath(request, response)) handler(request, response)
        },
      )
      shareConnections(server, {
        all: limits.connections,
        perClient: limits['connections.perClient'],
        peerOf: peerReader(config.TRUST_PROXY),
      })
      return server
    },
  })
  tracing?.follow(app, (request) => routeForLog(request, isFile))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  metrics.observeWork(boundWork(app, { limits, clientOf: (request) => addressOf(request.raw) }))
  sendWithoutMarks(app)
  app.addHook('onSend', async (_request, reply) => {
    if (leaving()) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.countAnswer('routed', reply.statusCode)
    // One name for all pages: there are hundreds of them.
    const { url: route = 'page', config } = request.routeOptions
    // How long somebody listened is no time of an answer.
    if (config.stream) return
    metrics.seconds.observe({ route }, reply.elapsedTime / 1000)
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof DomainError) return
    metrics.faults.inc()
  })
  return app
}
