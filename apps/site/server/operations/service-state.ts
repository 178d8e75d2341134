import type { Db } from '@hongyan/db'
import type { EventBacklog } from '@hongyan/domain/ingestion/event-backlog'
import type { PublicService, ServiceDays } from '@hongyan/domain/service-days/service-days'
import { dayAtHome } from '@hongyan/kernel/home-time'

/** What is asked for, each for no longer than it is worth waiting. */
type StateParts = {
  readonly db: Db
  readonly feed: () => Promise<{
    readonly state: 'current' | 'delayed'
    readonly newestReceivedAt: string | null
  }>
  /** What partners sent and tracking does not show yet. */
  readonly events: () => EventBacklog
  /** When the oldest message on its way was written, ms UTC; null where none is. */
  readonly messages: () => Promise<{ readonly since: number | null }>
  /** Days on which services were in trouble. */
  readonly days: () => Promise<ServiceDays>
  /** Writes down that a service is in trouble at an instant, ms UTC. */
  readonly note: (service: PublicService, at: number) => Promise<void>
  /** ms UTC. */
  readonly now: () => number
}

/** What the site can do right now. */
export type ServiceState = {
  /** `read-only`: the database answers, and takes nothing in. */
  readonly database: 'ok' | 'read-only' | 'down'
  readonly feed: 'current' | 'delayed' | 'unknown'
  /** When the newest scan reached us, ISO 8601; null where none has, or nobody can say. */
  readonly newestReceivedAt: string | null
  readonly events: 'current' | 'behind'
  readonly messages: 'current' | 'late' | 'unknown'
  /** What this look measured; null where it could not. */
  readonly measured: {
    /** How long the database took to take in a row, in whole ms, at least 1. */
    readonly writeMs: number | null
    /** How long the oldest message on its way has waited, in ms; 0 where none waits. */
    readonly waitMs: number | null
  }
  /** The days with trouble; null where nobody can say. */
  readonly days: ServiceDays | null
  /** When this was found, ms UTC. */
  readonly at: number
}

/** Seconds that an acknowledged event may wait before this says so. */
const behindAfterSeconds = 10
/** How long a message may be on its way, in ms. */
const lateAfterMs = 10 * 60_000

/** Longest wait for the database, in ms, and the time a finding stands: any number of askers cost one question. */
const patienceMs = 1000
const standsMs = 1000

/** Looks at the parts of the site whenever somebody asks and the last look is older than a second. */
export function createServiceState(parts: StateParts): () => Promise<ServiceState> {
  let last: Promise<ServiceState> | null = null
  let lookedAt = 0
  const note = troubleNoter(parts)
  return () => {
    if (last === null || performance.now() - lookedAt > standsMs) {
      lookedAt = performance.now()
      last = look(parts)
      // Who asked hears of a look that failed.
      last.then(note, () => undefined)
    }
    return last
  }
}

async function look({ db, feed, events, messages, days, now }: StateParts): Promise<ServiceState> {
  const [answered, written, newest, open, troubles] = await Promise.all([
    inTime(db.ping()),
    inTime(timed(() => db.keepProbe())),
    inTime(feed()),
    inTime(messages()),
    inTime(days()),
  ])
  const at = now()
  const { since } = events()
  const isThere = answered !== null
  return {
    database: !isThere ? 'down' : written === null ? 'read-only' : 'ok',
    feed: (isThere && newest?.value.state) || 'unknown',
    newestReceivedAt: (isThere && newest?.value.newestReceivedAt) || null,
    events: since !== null && at - since > behindAfterSeconds * 1000 ? 'behind' : 'current',
    messages: !isThere || open === null ? 'unknown' : isLate(open.value.since, at) ? 'late' : 'current',
    measured: {
      writeMs: isThere && written !== null ? written.value : null,
      waitMs: !isThere || open === null ? null : open.value.since === null ? 0 : at - open.value.since,
    },
    days: troubles?.value ?? null,
    at,
  }
}

/** Writes down each service in trouble once a day; what a database that is away cannot take waits until it is back. */
function troubleNoter({ note }: StateParts): (state: ServiceState) => Promise<void> {
  const noted = new Set<string>()
  const waiting = new Map<string, () => Promise<void>>()
  return async (state) => {
    for (const service of troubled(state)) {
      const name = `${service} ${dayAtHome(state.at)}`
      if (!noted.has(name)) waiting.set(name, () => note(service, state.at))
      noted.add(name)
    }
    if (state.database !== 'ok') return
    for (const [name, write] of waiting) if ((await inTime(write())) !== null) waiting.delete(name)
  }
}

function troubled({ database, feed, newestReceivedAt, events, messages }: ServiceState): PublicService[] {
  const isSilent = newestReceivedAt !== null && feed === 'delayed'
  return [
    ...(database === 'down' || events === 'behind' || isSilent ? (['tracking'] as const) : []),
    ...(database === 'ok' ? [] : (['orders'] as const)),
    ...(messages === 'late' ? (['messages'] as const) : []),
  ]
}

function isLate(since: number | null, at: number): boolean {
  return since !== null && at - since > lateAfterMs
}

/** How long some work took, in whole ms, at least 1. */
async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await work()
  return Math.max(1, Math.round(performance.now() - from))
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
