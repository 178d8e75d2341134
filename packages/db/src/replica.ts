import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A copy of the database that follows it, for what may be a little old. */
export type Replica = {
  readonly db: Db
  /** Whether it held, when it was last looked at, all that the primary held one look before. */
  readonly near: () => boolean
  /** Notes that it did not answer: not near until it is looked at again. */
  readonly miss: () => void
  readonly look: () => Promise<void>
}

/** Follows how far `db`, a streaming replica of `primary`, is. Until it has been looked at twice it is not near. */
export function followReplica(primary: Db, db: Db): Replica {
  let near = false
  let before: string | null = null
  return {
    db,
    near: () => near,
    miss: () => {
      near = false
    },
    look: async () => {
      try {
        near = before !== null && (await holds(db, before))
        before = (await positionOf(primary)) ?? before
      } catch (error) {
        near = false
        throw error
      }
    },
  }
}

async function positionOf(primary: Db): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`select pg_current_wal_lsn()::text as at`.execute(
    primary.query,
  )
  return rows[0]?.at ?? null
}

/** Of one that is itself a primary, as after a switch, what it has written counts. */
async function holds(db: Db, position: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      >= ${position}::pg_lsn as holds`.execute(db.query)
  return rows[0]?.holds === true
}
