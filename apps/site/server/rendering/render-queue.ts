import { setImmediate as immediate } from 'node:timers/promises'

/** Thrown to a request that may not wait for a render any longer; the door answers 503 with Retry-After. */
export class TooBusy extends Error {
  constructor() {
    super('too many renders')
    this.name = 'TooBusy'
  }
}

/** Thrown where whoever waited for a render has closed the connection: nobody reads the answer. */
export class ClientLeft extends Error {
  constructor() {
    super('the client has left')
    this.name = 'ClientLeft'
  }
}

/**
 * Lets a few renders run at once and a bounded number wait for a bounded time, so that overload costs the
 * refused little and the admitted keep their speed.
 */
export class RenderQueue {
  readonly #parallel: number
  readonly #maxWaiting: number
  readonly #waitMs: number
  readonly #waiting = new Set<() => void>()
  #running = 0
  #begun = 0

  constructor(options: { parallel: number; waiting: number; waitMs: number }) {
    this.#parallel = options.parallel
    this.#maxWaiting = options.waiting
    this.#waitMs = options.waitMs
  }

  get depth(): number {
    return this.#running + this.#waiting.size
  }

  /** How much work has been begun so far. */
  get begun(): number {
    return this.#begun
  }

  /**
   * Runs `work` when there is room. Throws `TooBusy` when the line is full or the wait too long, `ClientLeft` when
   * `left` is aborted before the work has begun.
   */
  async run<T>(work: () => Promise<T>, left?: AbortSignal): Promise<T> {
    if (this.#running >= this.#parallel) await this.#wait(left)
    this.#running += 1
    try {
      // A render seldom waits for anything: without this, all in line would run before anybody else is heard.
      await immediate()
      if (left?.aborted) throw new ClientLeft()
      this.#begun += 1
      return await work()
    } finally {
      this.#leave()
    }
  }

  /** What a running render waits for outside: another render runs meanwhile, and this one goes on at once after it. */
  async outsideSlot<T>(wait: () => Promise<T>): Promise<T> {
    this.#leave()
    try {
      return await wait()
    } finally {
      this.#running += 1
    }
  }

  #leave(): void {
    this.#running -= 1
    // Renders that came back from outside may be more than run at once: nobody new until they are through.
    if (this.#running >= this.#parallel) return
    const [next] = this.#waiting
    if (next === undefined) return
    // Gone from the line at once: two places that come free together are for two of them.
    this.#waiting.delete(next)
    next()
  }

  #wait(left: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#maxWaiting) return Promise.reject(new TooBusy())
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = (error: Error): void => {
      this.#waiting.delete(resolve)
      reject(error)
    }
    const timer = setTimeout(() => giveUp(new TooBusy()), this.#waitMs)
    const onLeft = (): void => giveUp(new ClientLeft())
    left?.addEventListener('abort', onLeft)
    this.#waiting.add(resolve)
    return promise.finally(() => {
      clearTimeout(timer)
      left?.removeEventListener('abort', onLeft)
    })
  }
}
