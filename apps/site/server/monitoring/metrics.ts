import type { Server } from 'node:http'
import type { EventBacklog } from '@hongyan/domain/ingestion/event-backlog'
import type { OpenMessages } from '@hongyan/domain/outbox/count-open'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pages } from '../rendering/pages.ts'
import type { Work } from '../security/bound-work.ts'
import type { Limiter } from '../security/limiter.ts'
import type { ThreadPool } from '../threads/thread-pool.ts'
import { release } from './release.ts'
import { serveFigures } from './serve-figures.ts'

export type Metrics = {
  readonly registry: Registry
  /** Counts an answer by kind (page, file, routed…) and status. On the hot path: a plain count, read when asked. */
  readonly countAnswer: (kind: string, status: number) => void
  /** Seconds of routed requests by route pattern; addresses never become labels. */
  readonly seconds: Histogram<'route'>
  readonly faults: Counter
  /** Shows what is being worked on. */
  readonly observeWork: (work: Work) => void
  /** Shows what the outbox has still to do; asked when the figures are, and no more often than every few seconds. */
  readonly observeOutbox: (read: () => Promise<OpenMessages>, now: () => number) => void
  /** Shows what nobody has mapped yet, asked as rarely. */
  readonly observeUnmapped: (read: () => Promise<OpenUnmapped>, now: () => number) => void
  /** Shows what stands in the log of events and not on tracking yet. */
  readonly observeBacklog: (read: () => EventBacklog, now: () => number) => void
  readonly observeThreads: (threads: Pick<ThreadPool, 'depth' | 'threads'>) => void
}

type OpenUnmapped = { readonly codes: number; readonly cities: number }

/** How long a count of the outbox, or of what is not mapped, stands, ms. */
const countStandsMs = 5000

type ReadGauge = readonly [name: string, help: string, read: () => number]

/** The process's figures, in the Prometheus text format. */
export function createMetrics(pages: Pages, { taken }: Limiter): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { cache, queue } = pages
  const gauges: readonly ReadGauge[] = [
    ['page_cache_bytes', 'Bytes of kept pages', () => cache.bytes],
    ['page_cache_pages', 'Kept pages', () => cache.size],
    ['page_cache_hits_total', 'Fresh hits', () => cache.counts.hits],
    ['page_cache_stale_total', 'Stale hits', () => cache.counts.stale],
    ['page_cache_misses_total', 'Misses', () => cache.counts.misses],
    ['page_cache_failures_total', 'Renders that failed', () => cache.counts.failures],
    ['render_queue_depth', 'Renders running and waiting', () => queue.depth],
    ['render_queue_total', 'Renders begun', () => queue.begun],
  ]
  const show = ([name, help, read]: ReadGauge): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  }
  gauges.forEach(show)
  /** Shows figures of one count, which is asked for when they are and no more often than every few seconds. */
  const counted = <T>(read: () => Promise<T>, now: () => number) => {
    let asked: Promise<T | null> = Promise.resolve(null)
    let askedAt = Number.NEGATIVE_INFINITY
    const open = () => {
      if (now() - askedAt > countStandsMs) {
        askedAt = now()
        asked = read().catch(() => null)
      }
      return asked
    }
    return (name: string, help: string, of: (found: T) => number): void => {
      new Gauge({
        name,
        help,
        registers: [registry],
        // Every process counts the same rows.
        aggregator: 'max',
        async collect() {
          const found = await open()
          if (found !== null) this.set(of(found))
        },
      })
    }
  }
  new Gauge({
    name: 'release_info',
    help: 'The release this process is of',
    labelNames: ['release'],
    registers: [registry],
    aggregator: 'max',
  }).set({ release }, 1)
  new Gauge({
    name: 'limit_taken_total',
    help: 'What was asked of each rate of the limits table',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      for (const [limit, count] of Object.entries(taken)) this.set({ limit }, count)
    },
  })
  const counts: Record<string, Record<number, number>> = {}
  new Gauge({
    name: 'answers_total',
    help: 'Answers',
    labelNames: ['kind', 'status'],
    registers: [registry],
    collect() {
      for (const [kind, byStatus] of Object.entries(counts)) {
        for (const [status, count] of Object.entries(byStatus)) this.set({ kind, status }, count)
      }
    },
  })
  return {
    registry,
    countAnswer: (kind, status) => {
      const byStatus = counts[kind] ?? {}
      counts[kind] = byStatus
      byStatus[status] = (byStatus[status] ?? 0) + 1
    },
    seconds: new Histogram({
      name: 'route_seconds',
      help: 'Time of routed requests',
      labelNames: ['route'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    observeWork: ({ receivingBytes, calls, streams }) => {
      show(['receiving_bytes', 'Bytes kept for request bodies on their way', receivingBytes])
      show(['calls_working', 'Requests being worked on', calls])
      show(['streams_open', 'Pages that listen for scans', streams])
    },
    observeOutbox: (read, now) => {
      const showOpen = counted(read, now)
      showOpen('outbox_waiting', 'Messages on their way to a receiver', ({ waiting }) => waiting)
      showOpen('outbox_parked', 'Messages that a receiver refused again and again', ({ parked }) => parked)
      showOpen('outbox_oldest_seconds', 'Age of the oldest message on its way', ({ since }) =>
        since === null ? 0 : Math.max(0, now() - since) / 1000,
      )
    },
    observeUnmapped: (read, now) => {
      const showOpen = counted(read, now)
      showOpen('unmapped_codes', 'Codes of partners that nobody has mapped', ({ codes }) => codes)
      showOpen('unmapped_cities', 'Cities of partners that nobody has mapped', ({ cities }) => cities)
    },
    observeBacklog: (read, now) => {
      show(['event_backlog', 'Acknowledged events that tracking does not show yet', () => read().events])
      show([
        'event_backlog_seconds',
        'Age of the oldest of them',
        () => Math.max(0, now() - (read().since ?? now())) / 1000,
      ])
    },
    observeThreads: (pool) => {
      show(['thread_tasks', 'Tasks running in threads and waiting for one', () => pool.depth])
      show(['threads_open', 'Threads beside that of the pages', () => pool.threads])
    },
    faults: new Counter({ name: 'faults_total', help: 'Errors that were ours', registers: [registry] }),
  }
}

/** Lets the process that runs this worker read its figures. */
export function shareMetrics({ registry }: Metrics): null {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
  return null
}

/** `/metrics` on a port of its own, which is never opened to the public. */
export function serveMetrics({ registry }: Metrics, port: number, host: string): Promise<Server> {
  const read = async () => ({ type: registry.contentType, text: await registry.metrics() })
  const health = async () => ({ type: 'application/json', text: '{"status":"ok"}' })
  // A worker has no other port where it could be asked whether it lives.
  return serveFigures({ '/metrics': read, '/healthz': health }, port, host)
}
