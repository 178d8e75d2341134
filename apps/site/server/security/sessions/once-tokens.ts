import type { Db } from '@hongyan/db'
import { storedPastEndMs } from '@hongyan/kernel/expiry'

/** Remembers what has been used once. */
export type OnceTokens = {
  /**
   * True for the first use of an id; false for every later one until `expiresAt` (ms UTC) has passed by any clock
   * that is not wrong by days.
   */
  spend(id: string, expiresAt: number, now: number): Promise<boolean>
}

/** Used ids in the database, so that every process of the site agrees. */
export function createOnceTokens(db: Db): OnceTokens {
  return {
    async spend(id, expiresAt, now) {
      await db.query
        .deleteFrom('once_tokens')
        .where('expires_at', '<', now - storedPastEndMs)
        .execute()
      const inserted = await db.query
        .insertInto('once_tokens')
        .values({ id, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted !== undefined
    },
  }
}
