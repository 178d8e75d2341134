import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Limits of one connection; a query over its time fails instead of holding a connection. */
export type PostgresLimits = {
  readonly poolSize: number
  readonly statementMs: number
  readonly lockWaitMs: number
}

const int8 = 20

/** A pool for Kysely. 64-bit integers come back as numbers: our instants and amounts stay below 2^53. */
export function openPostgresPool(url: string, limits: PostgresLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.lockWaitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockWaitMs,
    idle_in_transaction_session_timeout: limits.statementMs,
    types: {
      getTypeParser: (oid, format) =>
        Number(oid) === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
    },
  })
  // Without listeners a connection that the server closes, idle or in the middle of a transaction, would end the
  // process. The pool replaces it, and whoever was using it learns of it by their next query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool })
}

const retryable = new Set(['40001', '40P01'])

/** Whether Postgres asks for the whole transaction to be run again (serialisation failure or deadlock). */
export function asksForRetry(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryable.has(error.code ?? '')
}
