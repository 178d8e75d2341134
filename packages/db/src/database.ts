import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, sql, type Transaction } from 'kysely'
import { asksForRetry, openPostgres } from './open-postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { openSqliteHandles, whileBusy } from './sqlite-handles.ts'
import { statementLog } from './statements.ts'

/** One database, whichever engine. */
export type Db = {
  readonly engine: 'sqlite' | 'postgres'
  readonly query: Kysely<Schema>
  /**
   * Runs `work` in one transaction. Await nothing in it but queries of `trx`: on SQLite every other writer
   * waits meanwhile. Postgres may ask for a second run, so `work` must not change anything outside.
   */
  transaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /**
   * The same for work nobody waits for that may take minutes, such as a migration: no statement is too long, and
   * other processes are waited for. On Postgres it has a connection of its own.
   */
  longTransaction<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Resolves when the database has kept something: a full disk or a replica that only reads fails here. */
  keepProbe(): Promise<void>
  /**
   * Takes what was deleted out of the journal as well: on SQLite its pages are overwritten, and the journal, which still
   * holds them as they were, is written back and emptied. Where somebody reads or writes meanwhile it is left to the
   * next call. Postgres keeps its journal for replicas and recovery, and clears it by itself.
   */
  forgetDeleted(): Promise<void>
  close(): Promise<void>
}

type DatabaseOptions = {
  /** `postgres://…`, `file:…`, a path, or `:memory:`. */
  readonly url: string
  /** Connections to Postgres. Default 10. */
  readonly poolSize?: number
  /** Longest statement on Postgres in ms. Default 10,000. */
  readonly statementMs?: number
  /** Longest wait for a lock, a turn to write, or a connection, in ms. Default 5,000. */
  readonly lockWaitMs?: number
  /** Callers that may wait for a connection or a turn to write; more are refused at once. Default 1,000. */
  readonly maxWaiting?: number
}

/** Opens SQLite or Postgres by the scheme of `url`. Migrations are applied by `migrate`, not here. */
export async function openDatabase(options: DatabaseOptions): Promise<Db> {
  const { url, lockWaitMs = 5_000, maxWaiting = 1_000 } = options
  if (/^postgres(ql)?:\/\//.test(url)) {
    const limits = {
      poolSize: options.poolSize ?? 10,
      statementMs: options.statementMs ?? 10_000,
      lockWaitMs,
      connectionWaitMs: lockWaitMs,
      maxWaiting,
    }
    const query = openPostgres(url, limits)
    return {
      ...database('postgres', query),
      async longTransaction(work) {
        const own = openPostgres(url, {
          ...limits,
          poolSize: 1,
          statementMs: 0,
          lockWaitMs: 0,
          connectionWaitMs: longWaitMs,
        })
        try {
          return await database('postgres', own).transaction(async (trx) => {
            // A pooler does not pass on what a connection asks for.
            await withoutLimits.execute(trx)
            return work(trx)
          })
        } finally {
          await own.destroy()
        }
      },
    }
  }
  const handles = await openSqliteHandles(sqlitePath(url), Math.max(lockWaitMs, longWaitMs))
  const dialect = sqliteDialect(handles, { lockWaitMs, maxWaiting })
  return database('sqlite', new Kysely<Schema>({ dialect, ...statementLog('sqlite') }))
}

/** For one transaction. */
const withoutLimits = sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '0', true)`

const transactionRuns = 3

/** Thrown in a transaction that has to run again: what it rests on was changed by another meanwhile. */
export class RunAgainError extends Error {}

/** How long opening a database and a long transaction wait for other processes. */
const longWaitMs = 30_000

function database(engine: Db['engine'], query: Kysely<Schema>): Db {
  const transaction: Db['transaction'] = async (work) => {
    for (let run = 1; ; run += 1) {
      try {
        return await query.transaction().execute(work)
      } catch (error) {
        if (run === transactionRuns || !(error instanceof RunAgainError || asksForRetry(error))) throw error
      }
    }
  }
  return {
    engine,
    query,
    transaction,
    longTransaction: (work) => whileBusy(() => transaction(work), longWaitMs),
    async ping() {
      await query.selectNoFrom(sql<number>`1`.as('one')).execute()
    },
    async keepProbe() {
      const at = Date.now()
      await query
        .insertInto('write_probes')
        .values({ id: 'write', at })
        .onConflict((on) => on.column('id').doUpdateSet({ at }))
        .execute()
    },
    async forgetDeleted() {
      if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(query)
    },
    close: () => query.destroy(),
  }
}

/** The file that a database URL names, as an absolute path. */
export function sqlitePath(url: string): string {
  if (url === ':memory:') return url
  if (url.startsWith('file://')) return fileURLToPath(url)
  const path = url.startsWith('file:') ? url.slice('file:'.length) : url
  return isAbsolute(path) ? path : resolve(path)
}
