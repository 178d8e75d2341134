import { DatabaseBusyError } from './database-busy-error.ts'

/**
 * First come, first served turns for the one connection that writes. A turn that is not given within
 * `waitMs` is refused: a transaction that awaits a foreign write would otherwise hang for ever. When
 * `maxWaiting` callers wait already, one more is refused at once.
 */
export class WriteQueue {
  readonly #waitMs: number
  readonly #maxWaiting: number
  readonly #waiting: (() => void)[] = []
  #taken = false

  constructor(waitMs: number, maxWaiting: number) {
    this.#waitMs = waitMs
    this.#maxWaiting = maxWaiting
  }

  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve()
    }
    if (this.#waiting.length >= this.#maxWaiting) {
      return Promise.reject(new DatabaseBusyError('too many wait for a turn to write'))
    }
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        reject(new DatabaseBusyError(`no turn to write was given within ${this.#waitMs} ms`))
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
