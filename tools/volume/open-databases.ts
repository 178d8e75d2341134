import { openDatabase } from '@hongyan/db'
import { type PostgresProcess, startPostgres } from '@hongyan/testing/postgres-process'
import { sql } from 'kysely'

/** While rows are made nothing is waited for, and what the journal holds is written back seldom. */
const hurried = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'shared_buffers=1GB',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'work_mem=128MB',
]

/**
 * Starts the Postgres whose data are in a folder and stay there: to make rows, so that only a crash of the machine could
 * harm them, or as Postgres is without any settings.
 */
export function startStored(folder: string, what: 'to make rows' | 'to measure'): Promise<PostgresProcess> {
  return startPostgres({
    durable: what === 'to measure',
    stored: folder,
    settings: what === 'to make rows' ? hurried : [],
  })
}

/** The address of a database of a server, which is made where it is not there; `anew` without anything in it. */
export async function databaseNamed(
  server: string,
  name: string,
  { anew }: { readonly anew: boolean },
): Promise<string> {
  const db = await openDatabase({ url: server, poolSize: 1, statementMs: 0 })
  try {
    if (anew) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db.query)
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db.query)
    if (rows.length === 0) await sql`create database ${sql.id(name)}`.execute(db.query)
  } finally {
    await db.close()
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
