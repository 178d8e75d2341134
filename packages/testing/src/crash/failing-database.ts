import type { Db } from '@hongyan/db'

/** Moments of a write at which a process can be made to die. */
export const failpoints = ['before-insert', 'after-insert', 'after-commit'] as const
export type Failpoint = (typeof failpoints)[number]

/**
 * A database whose `count`-th transaction ends the process at `point`, as a power cut would: no handler runs.
 * Wrapping from outside keeps production code free of failpoints.
 */
export function failingDatabase(db: Db, point: Failpoint, count: number): Db {
  let transactions = 0
  return {
    ...db,
    async transaction(work) {
      transactions += 1
      const doomed = transactions === count
      const result = await db.transaction(async (trx) => {
        if (doomed && point === 'before-insert') dieNow()
        const inner = await work(trx)
        if (doomed && point === 'after-insert') dieNow()
        return inner
      })
      if (doomed && point === 'after-commit') dieNow()
      return result
    },
  }
}

function dieNow(): void {
  process.kill(process.pid, 'SIGKILL')
}
