import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shortBody } from '../http/http-errors.ts'
import { refuseEarly } from '../http/refuse-early.ts'
import { inertPolicy } from '../http/security-headers.ts'
import type { Limits } from '../limits.ts'
import { Places } from './places.ts'

type WorkParts = {
  readonly limits: Limits
  /** The client that a request counts for. */
  readonly clientOf: (request: FastifyRequest) => string
}

/** How much is going on, for the metrics. */
export type Work = {
  readonly receivingBytes: () => number
  readonly calls: () => number
  readonly streams: () => number
}

/**
 * Bounds what this process works on at once, in all and for each client. A body on its way holds a place among the
 * bodies; its work begins, and counts, when it is complete: whoever sends slowly keeps no worker busy. Health is
 * answered whatever else is going on.
 */
export function boundWork(app: FastifyInstance, { limits, clientOf }: WorkParts): Work {
  const bodies = new Places({ all: limits['bodies.bytes'], perClient: limits['bodies.bytesPerClient'] })
  const places = { all: limits['calls.parallel'], perClient: limits['calls.perClient'] }
  const calls = new Places(places)
  // Files of a store that is slow, and readers that are, keep no call waiting.
  const files = new Places(places)
  const streams = new Places({ all: limits.streams, perClient: limits['streams.perClient'] })

  const receive = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    const taken = bodies.take(request.raw.socket, clientOf(request), sizeOf(request))
    if (taken.kind !== 'given') return refuse(request, reply, taken.kind)
    request.raw.once('end', taken.release)
    reply.raw.once('close', taken.release)
    return null
  }
  const work = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    const { file, stream } = request.routeOptions.config
    const kind = stream ? streams : file ? files : calls
    const taken = kind.take(request.raw.socket, clientOf(request))
    if (taken.kind !== 'given') return refuse(request, reply, taken.kind)
    reply.raw.once('close', taken.release)
    return null
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isHealth(request)) return
    const refused = hasBody(request) ? receive(request, reply) : work(request, reply)
    if (refused) return refused
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!hasBody(request) || isHealth(request)) return
    const refused = work(request, reply)
    if (refused) return refused
  })
  // A connection that closes over a body on its way is reset, and the answer lost with it: a browser says that there
  // is no connection. Without `close` the platform reads the rest and throws it away, for as long as a request may take.
  app.addHook('onSend', async (request, reply) => {
    if (request.raw.complete) return
    const isBusy = reply.statusCode === 429 || reply.statusCode === 503
    const rest = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (rest > (isBusy ? leastBytes : limits['body.unread'])) reply.header('connection', 'close')
    // Whoever asks for the end of the connection gets the answer only behind what they send.
    else if (!request.raw.destroyed && /\bclose\b/i.test(request.headers.connection ?? ''))
      await thrownAway(request.raw)
  })
  return { receivingBytes: () => bodies.taken, calls: () => calls.taken, streams: () => streams.taken }
}

/** Resolves when the rest of a body has come and is gone, or its sender. */
function thrownAway(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    body.once('end', resolve).once('close', resolve).resume()
  })
}

/** A connection that sends slowly costs more than its bytes: a body counts for at least so many. */
const leastBytes = 65_536

/** What a body may come to, in bytes: what it says itself, at most what its route takes. */
function sizeOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? leastBytes
  const announced = Number(headers['content-length'] ?? most)
  return Math.max(leastBytes, Math.min(announced, most))
}

function isHealth({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/healthz' || routeOptions.url === '/readyz'
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

function refuse(request: FastifyRequest, reply: FastifyReply, kind: 'full' | 'client-full'): FastifyReply {
  const status = kind === 'full' ? 503 : 429
  const { call } = request.routeOptions.config
  const early = call && refuseEarly(call, status, request)
  const { type, body } = early
    ? { type: 'application/json', body: early.body }
    : shortBody(status, request.raw.url ?? '/', request.headers)
  return reply
    .code(status)
    .headers({
      'retry-after': '2',
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
      ...early?.headers,
    })
    .type(`${type}; charset=utf-8`)
    .send(body)
}
