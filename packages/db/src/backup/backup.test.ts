import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Engine, engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '../database.ts'
import { type Migration, migrate, migrations } from '../migrate.ts'
import { restoreBackup } from './restore-backup.ts'
import { everyRow, fillTables } from './testing/fill-tables.ts'
import { withSnapshot } from './with-snapshot.ts'
import { writeBackup } from './write-backup.ts'

/** A folder that goes with the test. */
function folder(): string {
  const path = temporaryFolder('backup')
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function absent(engine: Engine): Promise<string> {
  const fresh = await freshDatabase(engine, inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  return fresh.url
}

async function open(url: string): Promise<Db> {
  const db = await openDatabase({ url, statementMs: 60_000 })
  onTestFinished(() => db.close())
  return db
}

/** A database without rows, with every table that `steps` make, which begin with those of this build. */
async function migrated(engine: Engine, steps = migrations): Promise<{ url: string; db: Db }> {
  const fresh = await freshDatabase(engine, inject('postgresUrl'), { like: inject('migrated')[engine] })
  onTestFinished(() => fresh.drop())
  const db = await open(fresh.url)
  if (steps !== migrations) await migrate(db, steps)
  return { url: fresh.url, db }
}

/** The same with `rows` rows in every table. */
async function filled(engine: Engine, rows: number, steps = migrations): Promise<{ url: string; db: Db }> {
  const { url, db } = await migrated(engine, steps)
  await fillTables(db, rows, steps)
  return { url, db }
}

/** A step that a later build might bring: a new table, and data that moves. */
const later: Migration = {
  name: '9999-later',
  async up(trx) {
    await trx.schema
      .createTable('later_counts')
      .addColumn('path', 'text', (c) => c.primaryKey())
      .addColumn('views', 'bigint', (c) => c.notNull())
      .execute()
    await sql`insert into later_counts select path, sum(views) from page_views group by path`.execute(trx)
    await trx.schema.dropTable('page_views').execute()
  },
}

describe.each(engines)('a backup of %s', (from) => {
  test.each(engines)(
    'comes back on %s: every row of every table, with equal digests',
    { timeout: 120_000 },
    async (to) => {
      // More than are read at once where each engine is read and written; between two of a kind nothing is new.
      const rows = from === to ? 20 : 520
      const source = await filled(from, rows)
      const [file, again] = [join(folder(), 'site.backup'), join(folder(), 'again.backup')]
      const written = await writeBackup({ url: source.url, file })
      expect(written.tables.filter((table) => table.rows !== rows)).toEqual([])

      const url = await absent(to)
      const restored = await restoreBackup({ file, url })
      expect(restored.tables.map(({ seconds: _, ...digest }) => digest)).toEqual(written.tables)
      expect(await everyRow(await open(url))).toEqual(await everyRow(source.db))
      expect((await writeBackup({ url, file: again })).tables).toEqual(written.tables)
    },
  )

  test('holds a table that a later migration adds, and none that no migration makes', async () => {
    const steps = [...migrations, later]
    const { url, db } = await filled(from, 3, steps)
    const { tables } = await writeBackup({ url, file: join(folder(), 'site.backup'), steps })
    const names = Object.keys(await everyRow(db)).sort()
    expect(names).toContain('later_counts')
    expect(tables.map(({ table }) => table).sort()).toEqual(names)

    const file = join(folder(), 'site.backup')
    await expect(writeBackup({ url, file })).rejects.toThrow('by a newer build (9999-later)')
    await sql`create table notes (id text primary key)`.execute(db.query)
    await expect(writeBackup({ url, file, steps })).rejects.toThrow('holds the table notes')
    await sql`drop table notes`.execute(db.query)
    await sql`alter table alarms add column extra text`.execute(db.query)
    await expect(writeBackup({ url, file, steps })).rejects.toThrow('other columns in alarms')
  })

  test('of an older build is migrated after its rows are in, so that data move', async () => {
    const { url, db } = await filled(from, 3)
    const file = join(folder(), 'site.backup')
    await writeBackup({ url, file })
    const wanted = await db.query
      .selectFrom('page_views')
      .select(['path', 'views'])
      .orderBy('views')
      .execute()

    const steps = [...migrations, later]
    const target = await absent(from)
    const { applied } = await restoreBackup({ file, url: target, steps })
    expect(applied).toEqual(['9999-later'])
    const { rows } = await sql`select path, views from later_counts order by views`.execute(
      (await open(target)).query,
    )
    expect(rows).toEqual(wanted)

    const ahead = await migrated(from, steps)
    await expect(restoreBackup({ file, url: ahead.url, steps })).rejects.toThrow(
      'has been through a later step (9999-later)',
    )
  })

  test('is of one moment: what is written meanwhile is in it wholly or not at all', async () => {
    const { url, db } = await filled(from, 3)
    const count = sql<{ n: number }>`select count(*) as n from alarms`
    await withSnapshot(url, async (trx) => {
      expect((await count.execute(trx)).rows).toEqual([{ n: 3 }])
      await db.query.insertInto('alarms').values({ name: 'new', day: '2026-11-30', raised_at: 1 }).execute()
      expect((await count.execute(trx)).rows).toEqual([{ n: 3 }])
    })
    expect((await count.execute(db.query)).rows).toEqual([{ n: 4 }])
  })

  test('is refused by a target that holds rows, which stays as it is', async () => {
    const { url } = await filled(from, 3)
    const file = join(folder(), 'site.backup')
    await writeBackup({ url, file })
    const { url: target, db } = await migrated(from)
    await db.query.insertInto('alarms').values({ name: 'mine', day: '2026-11-30', raised_at: 1 }).execute()
    const before = await everyRow(db)
    await expect(restoreBackup({ file, url: target })).rejects.toThrow('is not empty: alarms holds rows')
    expect(await everyRow(db)).toEqual(before)

    await db.query.deleteFrom('alarms').execute()
    await restoreBackup({ file, url: target })
    expect(Object.values(await everyRow(db)).every((rows) => rows.length === 3)).toBe(true)
  })

  test('is restored wholly or not at all', async () => {
    const { url, db } = await filled(from, 60)
    const file = join(folder(), 'site.backup')
    await writeBackup({ url, file })
    const target = await absent(from)
    const interruption = new AbortController()
    const restoring = restoreBackup({ file, url: target, signal: interruption.signal })
    setImmediate(() => interruption.abort())
    await expect(restoring).rejects.toThrow('Interrupted: nothing was restored')

    // Two rows of one number: the second is refused when most tables are in.
    await sql`drop index ${sql.ref('published_content_by_version')}`.execute(db.query)
    await sql`update published_content set version = 1`.execute(db.query)
    const doubled = join(folder(), 'doubled.backup')
    await writeBackup({ url, file: doubled })
    await expect(restoreBackup({ file: doubled, url: target })).rejects.toThrow(
      /^Nothing was stored: published_content: /,
    )
    expect(await everyRow(await open(target))).toEqual({})
  })
})

test('Postgres knows how much it holds as soon as it is restored', async () => {
  const file = join(folder(), 'site.backup')
  await writeBackup({ url: (await filled('sqlite', 7)).url, file })
  const url = await absent('postgres')
  await restoreBackup({ file, url })
  const { rows } = await sql<{ known: number }>`
    select reltuples::int as known from pg_class where relname = 'shipments'`.execute((await open(url)).query)
  expect(rows).toEqual([{ known: 7 }])
})

test('what does not read back as it was written is not kept', async () => {
  const { url } = await filled('sqlite', 3)
  const file = join(folder(), 'site.backup')
  await writeBackup({ url, file })
  const { url: target, db } = await migrated('sqlite')
  await sql`create trigger meddling after insert on alarms begin update alarms set raised_at = 0; end`.execute(
    db.query,
  )
  await expect(restoreBackup({ file, url: target })).rejects.toThrow(
    'Nothing was restored: alarms did not read back as it was written',
  )
  expect(Object.values(await everyRow(db)).flat()).toEqual([])
})

test('a database that sorts as a language does gives the same digests as one that sorts bytes', async () => {
  const server = await open(inject('postgresUrl'))
  await sql`
    create database sorted_as_german template template0 locale_provider icu icu_locale 'de'`.execute(
    server.query,
  )
  onTestFinished(async () => {
    await sql`drop database sorted_as_german with (force)`.execute(server.query)
  })
  const german = new URL(inject('postgresUrl'))
  german.pathname = '/sorted_as_german'
  const db = await openDatabase({ url: german.href })
  await migrate(db)
  await fillTables(db, 60)
  await db.close()
  const { url } = await filled('sqlite', 60)
  const files = [join(folder(), 'a.backup'), join(folder(), 'b.backup')] as const
  const sorted = await writeBackup({ url: german.href, file: files[0] })
  expect(sorted.tables).toEqual((await writeBackup({ url, file: files[1] })).tables)
})

test('a backup is for its owner alone, overwrites nothing and leaves nothing beside it', async () => {
  const { url } = await filled('sqlite', 3)
  const place = folder()
  const file = join(place, 'site.backup')
  await writeBackup({ url, file })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { mtimeMs } = statSync(file)
  await expect(writeBackup({ url, file })).rejects.toThrow('is there already and is not overwritten')
  expect(statSync(file).mtimeMs).toBe(mtimeMs)

  const nowhere = { url, file: join(place, 'none/site.backup') }
  await expect(writeBackup(nowhere)).rejects.toThrow(`There is no folder ${join(place, 'none')}`)
  const signal = AbortSignal.abort()
  await expect(writeBackup({ url, file: join(place, 'b'), signal })).rejects.toThrow('Interrupted')
  expect(readdirSync(place)).toEqual(['site.backup'])
})

test('what is not a database of this site is told apart', async () => {
  const file = join(folder(), 'site.backup')
  const backup = (url: string) => writeBackup({ url, file })
  await expect(backup(join(folder(), 'site.db'))).rejects.toThrow('There is no database at ')
  await expect(backup('mysql://a:secret@b/c')).rejects.toThrow(
    /^The database must be a path, [^:]*:… or postgres:\/\/…$/,
  )
  await expect(backup('postgres://a:secret@127.0.0.1:1/c')).rejects.toThrow(
    /^No backup of postgres:\/\/127.0.0.1:1\/c was written: nobody answers there$/,
  )
  const text = join(folder(), 'text')
  writeFileSync(text, 'x'.repeat(5_000))
  await expect(backup(text)).rejects.toThrow('it is not a SQLite database')
  const url = await absent('sqlite')
  await (await open(url)).ping()
  await expect(backup(url)).rejects.toThrow('it was never migrated')
})

test('text that only SQLite can hold is refused by Postgres in one line', async () => {
  const { url, db } = await filled('sqlite', 0)
  await db.query.insertInto('alarms').values({ name: 'a\0b', day: '2026-11-30', raised_at: 1 }).execute()
  const file = join(folder(), 'site.backup')
  await writeBackup({ url, file })
  await expect(restoreBackup({ file, url: await absent('postgres') })).rejects.toThrow(
    /^Nothing was stored: alarms: invalid byte sequence[^\n]*$/,
  )
})
