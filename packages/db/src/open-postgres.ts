import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseBusyError } from './database-busy-error.ts'
import type { Schema } from './schema.ts'
import { statementLog } from './statements.ts'

/** Limits of one connection; a query over its time fails instead of holding a connection. 0 ms is no limit. */
type PostgresLimits = {
  readonly poolSize: number
  readonly statementMs: number
  readonly lockWaitMs: number
  /** Longest wait for a connection, ms. */
  readonly connectionWaitMs: number
  /** Callers that may wait for a connection; more are refused at once. */
  readonly maxWaiting: number
}

const int8 = 20

/** How much longer than its statement may run an answer may be under way before the connection counts as lost. */
const networkMs = 500

/** Opens a pool of connections; none is made before the first query. */
export function openPostgres(url: string, limits: PostgresLimits): Kysely<Schema> {
  const dialect = postgresDialect(openPool(url, limits), limits.maxWaiting)
  return new Kysely<Schema>({ dialect, ...statementLog('postgres') })
}

/** 64-bit integers come back as numbers: our instants and amounts stay below 2^53. */
function openPool(url: string, limits: PostgresLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.connectionWaitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockWaitMs,
    idle_in_transaction_session_timeout: limits.statementMs,
    ...(limits.statementMs > 0 ? { query_timeout: limits.statementMs + networkMs } : {}),
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

function postgresDialect(pool: pg.Pool, maxWaiting: number): PostgresDialect {
  const bounded: PostgresPool = {
    options: pool.options,
    connect: async () => {
      if (pool.waitingCount >= maxWaiting) throw new DatabaseBusyError('too many wait for a connection')
      return leavingWhenLost(await pool.connect())
    },
    end: () => pool.end(),
  }
  return new SteppedDialect({ pool: bounded })
}

class SteppedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new SteppedAdapter()
  }
}

/**
 * Migrations take their turn in `applySteps`. The Migrator's own lock would lift the time limit on waiting for locks
 * from the whole transaction, and its unlocking would hide why a step failed.
 */
class SteppedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}

/** What pg says of a query whose answer did not come in time; it has no code. */
const queryTimeout = 'Query read timeout'

/**
 * A connection that is closed after a query that got no answer in time. Given back, its next user would wait
 * behind that query; asked again, such as for the rollback, it would wait as long once more.
 */
function leavingWhenLost(client: pg.PoolClient): PostgresPoolClient {
  let lost: Error | null = null
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost) throw lost
    try {
      return await client.query(text, [...parameters])
    } catch (error) {
      if (error instanceof Error && error.message === queryTimeout) lost = error
      throw error
    }
  }
  return {
    // Kysely has a second form of it, for cursors, which are not used.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(lost ?? destroy),
  }
}

const retryable = new Set(['40001', '40P01'])

/** Whether Postgres asks for the whole transaction to be run again (serialisation failure or deadlock). */
export function asksForRetry(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryable.has(error.code ?? '')
}
