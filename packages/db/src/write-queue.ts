/** Raised when a writer could not get its turn in time; the caller may try again. */
export class DatabaseBusyError extends Error {
  constructor(waitedMs: number) {
    super(`The database was busy for ${waitedMs} ms: no turn to write was given`)
    this.name = 'DatabaseBusyError'
  }
}

/**
 * First come, first served turns for the one connection that writes. A turn that is not given within
 * `waitMs` is refused: a transaction that awaits a foreign write would otherwise hang for ever.
 */
export class WriteQueue {
  readonly #waitMs: number
  readonly #waiting: (() => void)[] = []
  #taken = false

  constructor(waitMs: number) {
    this.#waitMs = waitMs
  }

  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        reject(new DatabaseBusyError(this.#waitMs))
      }, this.#waitMs)
      this.#waiting.push(turn)
    })
  }

  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
