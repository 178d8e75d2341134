import { freshDatabase } from '@hongyan/testing/fresh-database'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { everyRow, fillTables } from '../backup/testing/fill-tables.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { type Db, openDatabase, sqlitePath } from '../database.ts'
import { DatabaseBusyError } from '../database-busy-error.ts'
import { moveDatabase, reopenFile } from './move-database.ts'

async function emptyServerDatabase(): Promise<string> {
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  return fresh.url
}

async function open(url: string): Promise<Db> {
  const db = await openDatabase({ url, statementMs: 60_000 })
  onTestFinished(() => db.close())
  return db
}

/** A file in use with `rows` rows in every table. */
async function fileWith(rows: number): Promise<{ url: string; db: Db }> {
  const fresh = await freshDatabase('sqlite', inject('postgresUrl'), { like: inject('migrated').sqlite })
  onTestFinished(() => fresh.drop())
  const db = await open(fresh.url)
  await fillTables(db, rows)
  return { url: fresh.url, db }
}

const count = (db: Db, path: string, views: number) =>
  db.query
    .insertInto('page_views')
    .values({ day: '2026-11-30', path, views })
    .onConflict((on) => on.columns(['day', 'path']).doUpdateSet({ views }))
    .execute()

const ofTheSite = (rows: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !/^(moving_|kysely_)/.test(table)))

test('every table is moved as it is, and the file takes nothing more until it is opened again', async () => {
  const { url, db } = await fileWith(7)
  const to = await emptyServerDatabase()
  const { tables, followed } = await moveDatabase({ from: url, to })
  expect(followed).toBe(0)
  expect(tables.every(({ rows }) => rows >= 7)).toBe(true)
  const moved = await open(to)
  expect(ofTheSite(await everyRow(moved))).toEqual(ofTheSite(await everyRow(db)))

  await expect(count(db, '/', 1)).rejects.toThrow(DatabaseBusyError)
  await expect(moveDatabase({ from: url, to: await emptyServerDatabase() })).rejects.toThrow(
    'was moved already',
  )
  reopenFile(url)
  await count(db, '/', 1)
})

test('what is written, changed and deleted while rows are copied is followed, cascades too', async () => {
  const { url, db } = await fileWith(3)
  const to = await emptyServerDatabase()
  let rounds = 0
  const { followed } = await moveDatabase({
    from: url,
    to,
    onRound: async () => {
      rounds += 1
      if (rounds === 1) await write(db)
    },
  })
  expect(followed).toBeGreaterThan(5)
  const moved = await open(to)
  expect(ofTheSite(await everyRow(moved))).toEqual(ofTheSite(await everyRow(db)))
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from pg_constraint where contype = 'f' and not convalidated`.execute(moved.query)
  expect(rows).toEqual([{ open: 0 }])
})

/** Rows come, change, go with what belongs to them, and hand a unique value on. */
async function write(db: Db): Promise<void> {
  await count(db, '/new', 1)
  await count(db, '/new', 2)
  const [first, second] = await db.query.selectFrom('enquiries').select(['id', 'number']).execute()
  if (first === undefined || second === undefined) throw new Error('no enquiries to write to')
  await db.query.deleteFrom('enquiries').where('id', '=', first.id).execute()
  await db.query.updateTable('enquiries').set({ number: first.number }).where('id', '=', second.id).execute()
  const { id } = await db.query.selectFrom('shipments').select('id').executeTakeFirstOrThrow()
  await sql`update shipment_scans set shipment_id = ${id} where event_id = (select min(event_id) from shipment_scans)`.execute(
    db.query,
  )
  const scans = db.query.selectFrom('shipment_scans').where('shipment_id', '=', id).selectAll()
  expect(await scans.execute()).not.toEqual([])
  await db.query.deleteFrom('shipments').where('id', '=', id).execute()
  expect(await scans.execute()).toEqual([])
}

test('a database that holds rows is refused, and the file is as before', async () => {
  const { url, db } = await fileWith(1)
  const to = await emptyServerDatabase()
  const other = await open(to)
  await sql`create table strangers (id integer primary key)`.execute(other.query)
  await sql`insert into strangers values (1)`.execute(other.query)
  await expect(moveDatabase({ from: url, to })).rejects.toThrow('is not empty: strangers holds rows')
  await count(db, '/', 1)
  const { rows } = await sql`select name from sqlite_schema where name like 'moving%'`.execute(db.query)
  expect(rows).toEqual([])
})

test('a row that keeps not what its table asks is told when all is moved, and what to do', async () => {
  const { url, db } = await fileWith(3)
  const stranger = new Database(sqlitePath(url))
  stranger.pragma('foreign_keys = off')
  stranger.exec(
    "update webhook_attempts set event_id = 'nobody' where id = (select min(id) from webhook_attempts)",
  )
  stranger.close()
  const to = await emptyServerDatabase()
  await expect(moveDatabase({ from: url, to })).rejects.toThrow(
    /^The rows are moved and the file takes nothing more, but what the tables ask of each other could not be checked: .*webhook_attempts.*\. Restart the processes with the new database now$/,
  )
  await expect(count(db, '/', 1)).rejects.toThrow(DatabaseBusyError)
  const moved = await open(to)
  expect(ofTheSite(await everyRow(moved))).toEqual(ofTheSite(await everyRow(db)))
  // What comes in from now on is held to it, checked or not.
  const attempt = {
    id: 'new',
    event_id: 'nobody',
    at: 1,
    took_ms: 1,
    status: null,
    answer: null,
    problem: null,
  }
  await expect(moved.query.insertInto('webhook_attempts').values(attempt).execute()).rejects.toThrow(
    /foreign key/,
  )
})

test('an interruption leaves the new database empty and the file in use', async () => {
  const { url, db } = await fileWith(2)
  const to = await emptyServerDatabase()
  const stop = new AbortController()
  const move = moveDatabase({ from: url, to, signal: stop.signal, onRound: () => stop.abort() })
  await expect(move).rejects.toThrow('Interrupted: nothing was moved')
  await count(db, '/', 1)
  expect(await (await open(to)).query.introspection.getTables()).toEqual([])
})

test('a backup of a file that is being moved, or was, holds the rows of the site alone', async () => {
  const { url } = await fileWith(1)
  const file = `${url.replace(/^file:/, '')}.backup`
  await moveDatabase({ from: url, to: await emptyServerDatabase() })
  const { tables } = await writeBackup({ url, file })
  expect(tables.map(({ table }) => table).filter((table) => table.startsWith('moving_'))).toEqual([])
})

test.each([
  [
    { from: 'postgres://u:secret@127.0.0.1/a', to: 'postgres://u:secret@127.0.0.1/b' },
    'must be a SQLite file',
  ],
  [{ from: 'a.db', to: 'b.db' }, 'must be postgres://'],
  [{ from: '/nowhere/site.db', to: 'postgres://u:secret@127.0.0.1/b' }, 'There is no database at'],
])('says what it does not take', async (where, said) => {
  const failed = await moveDatabase(where).catch((error: Error) => error.message)
  expect(failed).toContain(said)
  expect(failed).not.toContain('secret')
})
