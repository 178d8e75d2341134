import { Worker } from 'node:worker_threads'
import { DomainError } from '@hongyan/kernel/errors'
import type { Task, TaskOrder, TaskOutcome, ThreadReport } from './task.ts'

export type ThreadPoolRule = {
  readonly file: URL
  /** Threads at once. */
  readonly parallel: number
  /** Tasks that wait for one. */
  readonly waiting: number
  /** Tasks of one client, running and waiting. */
  readonly perClient: number
  /** Longest wait for a thread. */
  readonly waitMs: number
  /** Longest a task may run. */
  readonly runMs: number
  /** How long a thread without work is kept. */
  readonly idleMs: number
  /** Heap of one thread. */
  readonly megabytes: number
}

/** Thrown where a task finds no place, or waited too long for a thread: it can be asked for again in a moment. */
export class ThreadsBusy extends Error {
  constructor() {
    super('too many tasks')
    this.name = 'ThreadsBusy'
  }
}

/** Thrown where a task that was stopped had to give a result. */
export class TaskStopped extends Error {
  constructor(task: string) {
    super(`${task} was stopped`)
    this.name = 'TaskStopped'
  }
}

type Job = {
  readonly client: string
  readonly order: TaskOrder
  readonly settle: (outcome: TaskOutcome<unknown>) => void
  readonly fail: (error: unknown) => void
  readonly waits: NodeJS.Timeout
}

type Thread = { readonly worker: Worker; readonly ready: Promise<void>; idle: NodeJS.Timeout | null }

/**
 * Does tasks in a few threads beside that of the pages. A bounded number waits, a share of it for each client, and
 * whoever has least going on is next: one client neither fills the line nor takes every thread. A thread that does not
 * come to an end is ended, and another takes its place.
 */
export class ThreadPool {
  readonly #rule: ThreadPoolRule
  readonly #waiting: Job[] = []
  readonly #running = new Map<string, number>()
  readonly #idle: Thread[] = []
  readonly #threads = new Set<Thread>()
  #busy = 0

  constructor(rule: ThreadPoolRule) {
    this.#rule = rule
  }

  /** Tasks running and waiting. */
  get depth(): number {
    return this.#busy + this.#waiting.length
  }

  /** Threads that are open. */
  get threads(): number {
    return this.#threads.size
  }

  /** Does a task for a client. Throws `ThreadsBusy`, and what the task refuses or throws. */
  run<Input, Result>(client: string, task: Task<Input, Result>, input: Input): Promise<TaskOutcome<Result>> {
    const own = this.#runningOf(client) + this.#waiting.filter((job) => job.client === client).length
    if (own >= this.#rule.perClient || this.#waiting.length >= this.#rule.waiting)
      return Promise.reject(new ThreadsBusy())
    const { promise, resolve, reject } = Promise.withResolvers<TaskOutcome<unknown>>()
    const waits = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      reject(new ThreadsBusy())
    }, this.#rule.waitMs)
    const job: Job = { client, order: { task: task.name, input }, settle: resolve, fail: reject, waits }
    this.#waiting.push(job)
    this.#next()
    return promise as Promise<TaskOutcome<Result>>
  }

  /** Ends every thread; what still runs or waits is `ThreadsBusy`. */
  async close(): Promise<void> {
    for (const { waits, fail } of this.#waiting.splice(0)) {
      clearTimeout(waits)
      fail(new ThreadsBusy())
    }
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)))
  }

  #runningOf(client: string): number {
    return this.#running.get(client) ?? 0
  }

  /** Begins what may begin. One thread is always left for somebody else. */
  #next(): void {
    const share = Math.max(1, this.#rule.parallel - 1)
    while (this.#busy < this.#rule.parallel) {
      const open = this.#waiting.filter(({ client }) => this.#runningOf(client) < share)
      const least = Math.min(...open.map(({ client }) => this.#runningOf(client)))
      const job = open.find(({ client }) => this.#runningOf(client) === least)
      if (job === undefined) return
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      clearTimeout(job.waits)
      void this.#begin(job)
    }
  }

  async #begin(job: Job): Promise<void> {
    this.#busy += 1
    this.#running.set(job.client, this.#runningOf(job.client) + 1)
    try {
      job.settle(await this.#carryOut(job.order))
    } catch (error) {
      job.fail(error)
    } finally {
      this.#busy -= 1
      const left = this.#runningOf(job.client) - 1
      if (left === 0) this.#running.delete(job.client)
      else this.#running.set(job.client, left)
      this.#next()
    }
  }

  async #carryOut(order: TaskOrder): Promise<TaskOutcome<unknown>> {
    const thread = this.#idle.pop() ?? this.#open()
    if (thread.idle !== null) clearTimeout(thread.idle)
    let answer: Answer | null = null
    try {
      await thread.ready
      answer = await answerOf(thread.worker, order, this.#rule.runMs)
    } finally {
      // After an error of the task nothing is known of what the thread still holds.
      const isWell = answer?.kind === 'done' || answer?.kind === 'refused'
      if (isWell && this.#threads.has(thread)) this.#rest(thread)
      else await this.#end(thread)
    }
    if (answer.kind === 'refused') throw answer.error
    return answer
  }

  #open(): Thread {
    const worker = new Worker(this.#rule.file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#rule.megabytes },
    })
    // A process that is asked to stop does not wait for its threads.
    worker.unref()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', () => reject(new ThreadsBusy()))
    // Whoever asks the thread is told; it may also end while nobody does.
    promise.catch(() => undefined)
    const thread: Thread = { worker, ready: promise, idle: null }
    this.#threads.add(thread)
    return thread
  }

  #rest(thread: Thread): void {
    thread.idle = setTimeout(() => {
      this.#idle.splice(this.#idle.indexOf(thread), 1)
      void this.#end(thread)
    }, this.#rule.idleMs).unref()
    this.#idle.push(thread)
  }

  async #end(thread: Thread): Promise<void> {
    if (thread.idle !== null) clearTimeout(thread.idle)
    this.#threads.delete(thread)
    await thread.worker.terminate()
  }
}

type Answer = TaskOutcome<unknown> | { readonly kind: 'refused'; readonly error: DomainError }

/** Asks a thread for one task and waits for what comes of it, at most `ms`. */
function answerOf(worker: Worker, order: TaskOrder, ms: number): Promise<Answer> {
  worker.postMessage(order)
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onMessage = (report: ThreadReport): void => {
    if (report.kind === 'result') resolve({ kind: 'done', result: report.result })
    else if (report.kind === 'refused') resolve({ kind: 'refused', error: new DomainError(report.refusal) })
    else if (report.kind === 'failed') reject(report.error)
  }
  const onError = (error: Error & { readonly code?: string }): void => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'stopped', by: 'memory' })
    else reject(error)
  }
  const onExit = (): void => reject(new ThreadsBusy())
  const timer = setTimeout(() => resolve({ kind: 'stopped', by: 'time' }), ms)
  worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
  })
}
