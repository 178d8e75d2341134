/** Thrown to a request that may not wait for a render any longer; the door answers 503 with Retry-After. */
export class TooBusy extends Error {
  constructor() {
    super('too many renders')
    this.name = 'TooBusy'
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

  /** Runs `work` when there is room. Throws `TooBusy` when the line is full or the wait too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#parallel) await this.#wait()
    this.#running += 1
    this.#begun += 1
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  /** What a running render waits for outside: another render runs meanwhile, and this one goes on at once after it. */
  async aside<T>(wait: () => Promise<T>): Promise<T> {
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
    next?.()
  }

  #wait(): Promise<void> {
    if (this.#waiting.size >= this.#maxWaiting) return Promise.reject(new TooBusy())
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(enter)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(enter)
        reject(new TooBusy())
      }, this.#waitMs)
      this.#waiting.add(enter)
    })
  }
}
