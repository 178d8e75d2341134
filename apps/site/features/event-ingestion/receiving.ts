import { setTimeout as delay } from 'node:timers/promises'

/** What a process is receiving at the moment. */
type Receiving = {
  /** Counts work as receiving until it ends. */
  during<T>(work: () => Promise<T>): Promise<T>
  /**
   * Resolves when nothing is being received, after `ms` at the latest. For as long as that took it is not waited for
   * again: whoever waits comes to half of the time, however much is sent.
   */
  goesFirst(ms: number): Promise<void>
}

export function createReceiving(now = () => performance.now()): Receiving {
  let count = 0
  let waitsFrom = Number.NEGATIVE_INFINITY
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
    async goesFirst(ms) {
      const began = now()
      if (count === 0 || began < waitsFrom) return
      const over = new AbortController()
      await Promise.race([none.promise, delay(ms, undefined, { signal: over.signal }).catch(() => {})])
      over.abort()
      waitsFrom = 2 * now() - began
    },
  }
}
