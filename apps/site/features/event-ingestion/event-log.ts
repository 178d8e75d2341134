import { setTimeout as delay } from 'node:timers/promises'
import type { Appended, NewBatch } from '@hongyan/domain/ingestion/append-batches'
import {
  type EventBacklog,
  isBehind,
  projectedUpTo,
  readBacklog,
} from '@hongyan/domain/ingestion/event-backlog'
import type { Ctx } from '@hongyan/kernel/context'
import { projections } from '@hongyan/kernel/followed-work'
import { groupCommit } from './group-commit.ts'
import type { Turn } from './project-turn.ts'
import { createReceiving } from './receiving.ts'

/** Pause when nothing waits, before trying again after a failure, and while another process is at it; in ms. */
const idleMs = 200
const failureMs = 1000
const contendedMs = 20
/** How long a backlog that was read stands, in ms; bodies that are done with are looked for as often. */
const standsMs = 1000
/** How long the projection lets what is being received go first, in ms. */
const receivedFirstMs = 300

/** The log of what partners send, as one process writes and projects it. */
export type EventLog = {
  /** Does what takes a batch: the projection lets it go first. */
  receive<T>(work: () => Promise<T>): Promise<T>
  /** Resolves when the batch is durable. */
  append(batch: NewBatch): Promise<Appended>
  /** True when everything up to a position has been projected, by whichever process; false when that takes longer. */
  projected(position: number, patienceMs: number): Promise<boolean>
  /** What waits to be projected, no older than a second. */
  backlog(): Promise<EventBacklog>
  /** What was last known to wait. */
  readonly lastBacklog: EventBacklog
  /** Projects whatever comes in, until the end. */
  begin(): void
  /** Resolves when the transaction that runs has ended. */
  end(): Promise<void>
}

/** How one process writes to the log and projects it; it may leave the latter to others. */
export type EventLogWork = {
  readonly write: (batches: readonly NewBatch[]) => Promise<readonly Appended[]>
  readonly turn: (() => Promise<Turn>) | null
  readonly forget: () => Promise<void>
}

/** Any number of processes may write to the log and project it: a lane is carried on by one at a time. */
export function createEventLog(
  ctx: Ctx,
  { write, turn, forget }: EventLogWork,
  onFailure: (error: unknown, message: string) => void,
): EventLog {
  const append = groupCommit(write)
  const receiving = createReceiving()
  let known = 0
  let lastBacklog: EventBacklog = { events: 0, since: null }
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<EventBacklog> | null = null
  let projecting: Promise<number | null> | null = null
  let stopped = false
  let failing = false
  let woken = Promise.withResolvers<void>()
  let running: Promise<void> = Promise.resolve()

  /** The next transaction, shared by all who wait for one; null where others are at it. */
  function project(): Promise<number | null> {
    if (turn === null) return Promise.resolve(null)
    projecting ??= projections
      .tracePromise(turn, {})
      .then(({ taken, faults }) => {
        for (const fault of faults) onFailure(fault, 'an event cannot be stored')
        return taken
      })
      .finally(() => {
        projecting = null
      })
    return projecting
  }

  function readLately(): Promise<EventBacklog> {
    if (performance.now() - readAt < standsMs) return Promise.resolve(lastBacklog)
    reading ??= readBacklog(ctx.db)
      .then((backlog) => {
        readAt = performance.now()
        lastBacklog = backlog
        return backlog
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  async function run(): Promise<void> {
    let tidiedAt = 0
    while (!stopped) {
      // New before the look, so that what is appended meanwhile is not slept through.
      woken = Promise.withResolvers()
      try {
        await receiving.goesFirst(receivedFirstMs)
        const taken = (await isBehind(ctx.db)) ? await project() : 0
        failing = false
        if (performance.now() - tidiedAt > standsMs) {
          tidiedAt = performance.now()
          await Promise.all([forget(), readLately()])
        }
        if (taken === 0) await pause(idleMs)
        else if (taken === null) await delay(contendedMs)
      } catch (error) {
        if (!failing) onFailure(error, 'events of the log could not be projected')
        failing = true
        await pause(failureMs)
      }
    }
  }

  async function pause(ms: number): Promise<void> {
    const timer = setTimeout(woken.resolve, ms)
    timer.unref()
    await woken.promise
    clearTimeout(timer)
  }

  return {
    receive: receiving.during,
    async append(batch) {
      const appended = await append(batch)
      if (appended.kind === 'logged') woken.resolve()
      return appended
    },
    async projected(position, patienceMs) {
      const until = performance.now() + patienceMs
      for (;;) {
        if (known < position) known = Math.max(known, await projectedUpTo(ctx.db))
        if (known >= position) return true
        if (performance.now() > until) return false
        // One that fails is told of by whoever carries on with it.
        const taken = await project().catch(() => null)
        if (taken === null) await delay(contendedMs)
      }
    },
    backlog: readLately,
    get lastBacklog() {
      // A process that projects nothing learns only so that less waits.
      readLately().catch(() => {})
      return lastBacklog
    },
    begin() {
      running = run()
    },
    async end() {
      stopped = true
      woken.resolve()
      await running
    },
  }
}
