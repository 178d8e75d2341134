import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { countDeath, diesAgainAndAgain, type Failures, waitBeforeStart } from './back-off.ts'
import { processEnvironment } from './process-options.ts'
import { isWorkerMessage } from './worker-messages.ts'

type WorkerState = 'starting' | 'ready' | 'leaving' | 'waiting'

/** One of the processes that share the port, for whoever watches. */
export type WorkerReport = {
  readonly number: number
  readonly pid: number | null
  readonly state: WorkerState
  /** Seconds since it was started, and since it last said that it is alive. */
  readonly age: number
  readonly silence: number
  /** How often it has been started again, and how the one before ended. */
  readonly restarts: number
  readonly lastEnd: string | null
}

type SupervisorParts = {
  readonly workers: number
  /** A worker that does not listen after so long is killed, in ms. */
  readonly readyMs: number
  /** A worker that says nothing for so long is killed and replaced, in ms. */
  readonly silenceMs: number
  /** A worker that was asked to leave is killed after so long, in ms. */
  readonly leaveMs: number
  readonly log: (what: string, detail: Readonly<Record<string, unknown>>) => void
}

type Supervisor = {
  /** Replaces every worker by a new one, one after another; each leaves only when its successor is ready. */
  readonly restart: () => Promise<void>
  /** Asks every worker to leave with `signal`; resolves when all are gone. */
  readonly stop: (signal: NodeJS.Signals) => Promise<void>
  readonly report: () => readonly WorkerReport[]
}

type Life = { readonly worker: Worker; state: WorkerState; readonly startedAt: number; heardAt: number }
type Place = {
  readonly number: number
  life: Life | null
  failures: Failures
  restarts: number
  lastEnd: string | null
}

const seconds = (ms: number): number => Math.round(ms / 1000)

/** Keeps `workers` processes alive that share one port, by the platform's own cluster module. */
export function superviseWorkers(parts: SupervisorParts): Supervisor {
  const { log } = parts
  let stopping = false
  let restarting: Promise<void> | null = null
  const places = Array.from(
    { length: parts.workers },
    (_, index): Place => ({ number: index + 1, life: null, failures: 0, restarts: 0, lastEnd: null }),
  )

  const begin = (settings: { readonly PREPARE_FIRST?: '1' } = {}): Life => {
    const now = performance.now()
    const life: Life = {
      worker: cluster.fork({ ...processEnvironment, ...settings }),
      state: 'starting',
      startedAt: now,
      heardAt: now,
    }
    const last = setTimeout(() => {
      log('a worker does not become ready and is killed', {
        pid: life.worker.process.pid,
        after: parts.readyMs,
      })
      life.worker.process.kill('SIGKILL')
    }, parts.readyMs)
    life.worker.once('exit', () => clearTimeout(last))
    // A message on its way to a process that is gone already is an error of the worker, and none of the supervisor.
    life.worker.on('error', (error) => log('a worker could not be reached', { error: error.message }))
    life.worker.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return
      life.heardAt = performance.now()
      if (message.kind !== 'ready' || life.state !== 'starting') return
      clearTimeout(last)
      life.state = 'ready'
    })
    return life
  }

  /** Starts a worker in a place and keeps the place filled whatever becomes of it. */
  const fill = (place: Place, life: Life): void => {
    place.life = life
    life.worker.once('exit', (code, signal) => {
      if (place.life !== life || stopping) return
      place.lastEnd = signal ?? `exit ${code}`
      place.failures = countDeath(place.failures, performance.now() - life.startedAt)
      place.restarts += 1
      life.state = 'waiting'
      const waitMs = waitBeforeStart(place.failures)
      log('a worker ended and is replaced', { worker: place.number, ended: place.lastEnd, waitMs })
      if (diesAgainAndAgain(place.failures))
        log('a worker ends again and again as it starts: the supervisor goes on, with longer pauses', {
          worker: place.number,
          times: place.failures,
          waitMs,
        })
      setTimeout(() => {
        if (!stopping && place.life === life) fill(place, begin())
      }, waitMs)
    })
  }

  const watching = setInterval(() => {
    for (const { number, life } of places) {
      if (life?.state !== 'ready' || performance.now() - life.heardAt < parts.silenceMs) continue
      log('a worker says nothing and is killed', { worker: number, silence: parts.silenceMs })
      life.worker.process.kill('SIGKILL')
    }
  }, 1000)

  const leave = async (worker: Worker, signal: NodeJS.Signals): Promise<void> => {
    if (worker.isDead()) return
    const gone = once(worker, 'exit')
    const last = setTimeout(() => worker.process.kill('SIGKILL'), parts.leaveMs)
    worker.process.kill(signal)
    await gone
    clearTimeout(last)
  }

  const replaceAll = async (): Promise<void> => {
    for (const place of places) {
      // The old one answers meanwhile, so nobody waits for what the new one has to make.
      const next = begin({ PREPARE_FIRST: '1' })
      const ready = await becomesReady(next)
      if (stopping) return
      if (!ready) {
        log('a new worker did not become ready: the rest stay as they are', { worker: place.number })
        return
      }
      // Looked at now: the one that stood here may have died and been replaced meanwhile.
      const old = place.life
      fill(place, next)
      if (old === null) continue
      old.state = 'leaving'
      await leave(old.worker, 'SIGTERM')
      if (stopping) return
    }
    log('every worker was replaced', { workers: places.length })
  }

  for (const place of places) fill(place, begin())
  return {
    restart: async () => {
      // Asked again meanwhile, it begins again afterwards: the newest build has the last word.
      while (restarting !== null) await restarting
      restarting = replaceAll().finally(() => {
        restarting = null
      })
      await restarting
    },
    stop: async (signal) => {
      stopping = true
      clearInterval(watching)
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && leave(worker, signal)))
    },
    report: () =>
      places.map(({ number, life, restarts, lastEnd }) => ({
        number,
        pid: life?.worker.process.pid ?? null,
        state: life?.state ?? 'waiting',
        age: seconds(performance.now() - (life?.startedAt ?? 0)),
        silence: seconds(performance.now() - (life?.heardAt ?? 0)),
        restarts,
        lastEnd,
      })),
  }
}

/** True when a worker says that it listens; false when it ends before. */
async function becomesReady({ worker }: Life): Promise<boolean> {
  const ready = new Promise<true>((resolve) => {
    worker.on('message', (message: unknown) => {
      if (isWorkerMessage(message) && message.kind === 'ready') resolve(true)
    })
  })
  return Promise.race([ready, once(worker, 'exit').then(() => false)])
}
