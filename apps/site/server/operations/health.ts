import type { Db } from '@hongyan/db'
import type { EventBacklog } from '@hongyan/domain/ingestion/event-backlog'
import type { FastifyInstance } from 'fastify'
import { release } from '../monitoring/release.ts'

type HealthParts = {
  readonly db: Db
  /** True from the moment the process was asked to stop: balancers leave before the port closes. */
  readonly leaving: () => boolean
  readonly feed: () => Promise<{ readonly state: 'current' | 'delayed' }>
  /** What partners sent and tracking does not show yet. */
  readonly events: () => EventBacklog
  readonly now: () => number
  /** What is known of the store of pictures; null where they lie in a folder. */
  readonly pictures: (() => 'ok' | 'away' | 'unknown') | null
}

/** What the database can do right now. `read-only`: it answers, and takes nothing in. */
type DatabaseState = 'ok' | 'read-only' | 'down'
type Finding = { readonly database: DatabaseState; readonly feed: 'current' | 'delayed' | 'unknown' }

/** Seconds that an acknowledged event may wait before readiness says so. */
const behindAfterSeconds = 10

/** Longest wait for the database, in ms, and the time a finding stands: any number of askers cost one question. */
const patienceMs = 1000
const standsMs = 1000

/** `/healthz` says that the process lives; `/readyz` that it can do its work, and what it cannot. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', release }),
  )

  let last: Promise<Finding> | null = null
  let lookedAt = 0
  const finding = (): Promise<Finding> => {
    if (last === null || performance.now() - lookedAt > standsMs) {
      lookedAt = performance.now()
      last = look(parts)
    }
    return last
  }

  app.get('/readyz', async (_request, reply) => {
    const { database, feed } = await finding()
    const ready = database === 'ok' && !parts.leaving()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not-ready',
        database,
        feed,
        // What waits is not lost, and another process would not show it either: no reason to leave a balancer.
        events: isBehind(parts) ? 'behind' : 'current',
        // Pages are served without them: no reason to leave a balancer.
        ...(parts.pictures && { pictures: parts.pictures() }),
        leaving: parts.leaving(),
      })
  })
}

function isBehind({ events, now }: HealthParts): boolean {
  const { since } = events()
  return since !== null && now() - since > behindAfterSeconds * 1000
}

/** Asks the database to answer and to keep something, for no longer than it is worth waiting. */
async function look({ db, feed }: HealthParts): Promise<Finding> {
  const [answered, kept, events] = await Promise.all([
    inTime(db.ping()),
    inTime(db.keepProbe()),
    inTime(feed()),
  ])
  if (answered === null) return { database: 'down', feed: 'unknown' }
  return { database: kept === null ? 'read-only' : 'ok', feed: events?.value.state ?? 'unknown' }
}

/** What came of some work, or null when it failed or took too long. */
async function inTime<T>(work: Promise<T>): Promise<{ readonly value: T } | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, patienceMs, null)
  const done = work.then(
    (value) => ({ value }),
    () => null,
  )
  return Promise.race([done, late.promise]).finally(() => clearTimeout(timer))
}
