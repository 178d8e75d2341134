import { setTimeout as delay } from 'node:timers/promises'

/** What a process is receiving at the moment. */
type Receiving = {
  /** Counts work as receiving until it ends. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Resolves when nothing is being received, after `ms` at the latest. */
  untilNone(ms: number): Promise<void>
}

export function createReceiving(): Receiving {
  let count = 0
  let none = Promise.withResolvers<void>()
  return {
    async during(work) {
      if (count === 0) none = Promise.withResolvers()
      count += 1
      try {
        return await work()
      } finally {
        count -= 1
        if (count === 0) none.resolve()
      }
    },
    async untilNone(ms) {
      if (count === 0) return
      const over = new AbortController()
      await Promise.race([none.promise, delay(ms, undefined, { signal: over.signal }).catch(() => {})])
      over.abort()
    },
  }
}
