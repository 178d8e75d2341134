import { AsyncLocalStorage } from 'node:async_hooks'
import type { Channel } from 'node:diagnostics_channel'
import { setTimeout as delay } from 'node:timers/promises'
import { type RunStatement, statements } from '@hongyan/db'
import { type Delivery, deliveries, projections } from '@hongyan/kernel/followed-work'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { release } from './release.ts'

/** Spans of this process on their way to a collector. */
export type Tracing = {
  /** Gives every request of a router its span; `routeOf` is where it went, in words of ours. */
  readonly follow: (app: FastifyInstance, routeOf: (request: FastifyRequest) => string) => void
  /** Sends what has not been sent. */
  readonly close: () => Promise<void>
}

type TracingOptions = {
  /** Address of the collector, without `/v1/traces`. */
  readonly endpoint: string
  /** One of so many traces is recorded. */
  readonly oneOf: number
}

/** How long a process that ends waits for a collector, ms. */
const lastMs = 1000

/** Millisecond of the epoch, with its fraction. */
const nowMs = (): number => performance.timeOrigin + performance.now()

/**
 * Begins to send spans: requests by the pattern of their route and their status, statements by verb and table, deliveries
 * by receiver and topic, turns of the projection by how many events they took. Nothing of it names anybody or anything.
 */
export function startTracing({ endpoint, oneOf }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'hongyan',
      'service.version': release,
      'process.pid': process.pid,
    }),
    sampler: new TraceIdRatioBasedSampler(1 / oneOf),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('hongyan', release)
  const active = new AsyncLocalStorage<Span>()

  statements.subscribe((message) => {
    const { engine, group, ms, failed } = message as RunStatement
    const parent = active.getStore()
    if (!parent?.isRecording()) return
    const ended = nowMs()
    const attributes = { 'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite' }
    const options = { kind: SpanKind.CLIENT, startTime: ended - ms, attributes }
    const span = tracer.startSpan(group, options, trace.setSpan(ROOT_CONTEXT, parent))
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(ended)
  })

  const sent = new WeakMap<object, Span>()
  deliveries.start.bindStore(active, (delivery: Delivery) => {
    const attributes = { 'outbox.target': delivery.target, 'outbox.topic': delivery.topic }
    const options = { kind: SpanKind.PRODUCER, attributes }
    const span = tracer.startSpan(`deliver ${delivery.topic}`, options, ROOT_CONTEXT)
    sent.set(delivery, span)
    return span
  })
  follow(deliveries.asyncEnd, ({ message, result, failed }) => {
    const span = sent.get(message)
    const { became } = (result ?? {}) as { readonly became?: string }
    if (became !== undefined) span?.setAttribute('outbox.became', became)
    if (failed || became !== 'delivered') span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })

  const begun = new WeakMap<object, number>()
  projections.start.subscribe((turn) => void begun.set(turn as object, nowMs()))
  follow(projections.asyncEnd, ({ message, result, failed }) => {
    const { taken = 0 } = (result ?? {}) as { readonly taken?: number | null }
    // A turn that found nothing to do is no news.
    if (!failed && !taken) return
    const startTime = begun.get(message) ?? nowMs()
    const attributes = { 'events.taken': taken ?? 0 }
    const span = tracer.startSpan('project events', { startTime, attributes }, ROOT_CONTEXT)
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })

  return {
    follow: (app, routeOf) => {
      const spans = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', (request, reply, done) => {
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT)
        spans.set(request, span)
        if (span.isRecording()) {
          const { traceId } = span.spanContext()
          request.log = request.log.child({ traceId })
          reply.log = request.log
        }
        active.run(span, done)
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        // How long somebody listened is no time of an answer.
        if (!span?.isRecording() || request.routeOptions.config.stream) return
        const route = routeOf(request)
        span.updateName(`${request.method} ${route}`)
        span.setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
        })
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), delay(lastMs)]),
  }
}

type Ended = { readonly message: object; readonly result: unknown; readonly failed: boolean }

/** Told when a piece of followed work has ended, one way or the other. */
function follow(ended: Channel, tell: (end: Ended) => void): void {
  ended.subscribe((message) => {
    const work = message as { readonly result?: unknown; readonly error?: unknown }
    tell({ message: work, result: work.result, failed: work.error !== undefined })
  })
}
