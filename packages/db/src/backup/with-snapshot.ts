import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely'
import { type Db, sqlitePath } from '../database.ts'
import { openPostgres } from '../open-postgres.ts'
import type { Schema } from '../schema.ts'
import { BackupError, checkDatabaseUrl } from './backup-error.ts'

const lockWaitMs = 5_000

/**
 * Runs `work` over one unchanging state of a database that others go on writing to: a read transaction on a
 * connection of its own, which makes no writer wait. Nothing is created: a database that is absent is refused.
 */
export async function withSnapshot<T>(
  url: string,
  work: (trx: Transaction<Schema>, engine: Db['engine']) => Promise<T>,
): Promise<T> {
  checkDatabaseUrl(url)
  return /^postgres(ql)?:/.test(url) ? onPostgres(url, work) : onSqlite(sqlitePath(url), work)
}

async function onPostgres<T>(
  url: string,
  work: (trx: Transaction<Schema>, engine: Db['engine']) => Promise<T>,
): Promise<T> {
  const limits = { poolSize: 1, statementMs: 0, lockWaitMs, connectionWaitMs: lockWaitMs, maxWaiting: 1 }
  const query = openPostgres(url, limits)
  try {
    return await query
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        await withoutTimeLimits(trx)
        return work(trx, 'postgres')
      })
  } finally {
    await query.destroy()
  }
}

async function onSqlite<T>(
  path: string,
  work: (trx: Transaction<Schema>, engine: Db['engine']) => Promise<T>,
): Promise<T> {
  if (!existsSync(path)) throw new BackupError(`There is no database at ${path}`)
  const handle = new Database(path, { readonly: true, fileMustExist: true, timeout: lockWaitMs })
  const query = new Kysely<Schema>({ dialect: new SqliteDialect({ database: handle }) })
  try {
    return await query.transaction().execute((trx) => work(trx, 'sqlite'))
  } finally {
    await query.destroy()
    handle.close()
  }
}

/** A server may limit statements and idle transactions by itself; a long copy must outlast both. */
export async function withoutTimeLimits(trx: Transaction<Schema>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}
