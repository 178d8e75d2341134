import type { Db } from '@hongyan/db'
import { sql } from 'kysely'

/** A database that runs `then` inside its `count`-th transaction, after the work and before the end. */
export function insideTransaction(db: Db, then: () => Promise<unknown>, count = 1): Db {
  let begun = 0
  const transaction: Db['transaction'] = (work) => {
    begun += 1
    const isWanted = begun === count
    return db.transaction(async (trx) => {
      const result = await work(trx)
      if (isWanted) await then()
      return result
    })
  }
  return { ...db, transaction }
}

/** Resolves when a connection waits for a lock of another one, or `isOver`; SQLite's writers stand in a queue already. */
async function untilOneWaits({ engine, query }: Db, isOver: () => boolean): Promise<void> {
  if (engine === 'sqlite') return
  while (!isOver()) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(query)
    if (rows.length > 0) return
  }
}

/** Begins `work` and resolves when it has reached its first transaction, and waits there or is through. */
export async function untilItWaits<T>(
  db: Db,
  work: (db: Db) => Promise<T>,
): Promise<{ readonly outcome: Promise<T> }> {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const transaction: Db['transaction'] = (steps) => {
    begin()
    return db.transaction(steps)
  }
  const outcome = work({ ...db, transaction })
  await Promise.race([begun, outcome])
  let isOver = false
  await Promise.race([outcome, untilOneWaits(db, () => isOver)]).finally(() => {
    isOver = true
  })
  return { outcome }
}
