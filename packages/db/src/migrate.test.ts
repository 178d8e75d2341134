import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { type Migration, migrate, migrations, readMigrationState } from './migrate.ts'

const run = promisify(execFile)

const making = (name: string, table: string): Migration => ({
  name,
  up: (trx) => trx.schema.createTable(table).addColumn('id', 'text').execute(),
})

const stateOf = (db: Db, steps?: readonly Migration[]) => readMigrationState(db.query, db.engine, steps)

describe.each(engines)('migrate on %s', (engine) => {
  async function empty(): Promise<{ url: string; db: Db }> {
    const fresh = await freshDatabase(engine, inject('postgresUrl'))
    const db = await openDatabase({ url: fresh.url })
    onTestFinished(async () => {
      await db.close()
      await fresh.drop()
    })
    return { url: fresh.url, db }
  }

  test('applies each step once, in order', async () => {
    const { db } = await empty()
    const { applied } = await migrate(db)
    expect(applied[0]).toBe('0001-tracking')
    expect([...applied].sort()).toEqual(applied)
    expect(await migrate(db)).toEqual({ applied: [] })
  })

  test('processes that start together apply every step exactly once', async () => {
    const { url, db } = await empty()
    const script = `
      import { migrate, openDatabase } from ${JSON.stringify(import.meta.resolve('./index.ts'))}
      const db = await openDatabase({ url: process.argv[1] })
      process.stdout.write(JSON.stringify((await migrate(db)).applied))
      await db.close()`
    const start = () => run(process.execPath, ['--input-type=module', '--eval', script, '--', url])
    const ended = await Promise.all([start(), start(), start()])
    const applied = ended.map(({ stdout }) => JSON.parse(stdout) as string[])
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(applied.flat()).toContain('0001-tracking')
    expect(await migrate(db)).toEqual({ applied: [] })
  })

  test('connections that migrate at the same moment take turns', async () => {
    const { url } = await empty()
    const handles = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ url, poolSize: 1 })))
    await Promise.all(handles.map((handle) => handle.ping()))
    const runs = await Promise.all(handles.map((handle) => migrate(handle)))
    expect(runs.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
    await Promise.all(handles.map((handle) => handle.close()))
  })

  test('a step that fails takes the whole run back', async () => {
    const { db } = await empty()
    const good = making('0001-good', 'good')
    const bad: Migration = {
      name: '0002-bad',
      up: async (trx) => {
        await sql`select * from nowhere`.execute(trx)
      },
    }
    await expect(migrate(db, [good, bad])).rejects.toThrow(/nowhere/)
    expect(await migrate(db, [good])).toEqual({ applied: ['0001-good'] })
  })

  test('a database that an earlier build migrated moves over, and nothing runs again', async () => {
    const { db } = await empty()
    await migrate(db)
    await sql`drop table kysely_migration`.execute(db.query)
    await sql`drop table kysely_migration_lock`.execute(db.query)
    await sql`create table schema_migrations (name text primary key, applied_at bigint not null)`.execute(
      db.query,
    )
    for (const [at, { name }] of migrations.entries())
      await db.query
        .insertInto('schema_migrations')
        .values({ name, applied_at: Date.UTC(2026, 8, 21) + at })
        .execute()

    expect(await stateOf(db)).toEqual({ missing: [], unknown: [] })
    expect(await migrate(db)).toEqual({ applied: [] })
    const { timestamp } = await db.query
      .selectFrom('kysely_migration')
      .select('timestamp')
      .where('name', '=', '0001-tracking')
      .executeTakeFirstOrThrow()
    expect(timestamp).toBe('2026-09-21T00:00:00.000Z')
    // The earlier build still finds everything applied.
    expect(await db.query.selectFrom('schema_migrations').select('name').execute()).toHaveLength(
      migrations.length,
    )
  })

  test('half of the steps from an earlier build: the others are applied', async () => {
    const { db } = await empty()
    await sql`create table schema_migrations (name text primary key, applied_at bigint not null)`.execute(
      db.query,
    )
    await sql`create table one (id text)`.execute(db.query)
    await db.query.insertInto('schema_migrations').values({ name: '0001-one', applied_at: 1 }).execute()
    const steps = [making('0001-one', 'one'), making('0002-two', 'two')]
    expect(await stateOf(db, steps)).toEqual({ missing: ['0002-two'], unknown: [] })
    expect(await migrate(db, steps)).toEqual({ applied: ['0002-two'] })

    // A process of that build that still ran took another step.
    await sql`create table three (id text)`.execute(db.query)
    await db.query.insertInto('schema_migrations').values({ name: '0003-three', applied_at: 2 }).execute()
    expect(await migrate(db, [...steps, making('0003-three', 'three')])).toEqual({ applied: [] })
  })

  test('a database of a newer build is accepted, and its steps are left alone', async () => {
    const { db } = await empty()
    const [one, two, three] = [
      making('0001-one', 'one'),
      making('0002-two', 'two'),
      making('0003-three', 'three'),
    ]
    await migrate(db, [one, three])
    expect(await stateOf(db, [one, two])).toEqual({ missing: ['0002-two'], unknown: ['0003-three'] })
    expect(await migrate(db, [one, two])).toEqual({ applied: ['0002-two'] })
    expect(await stateOf(db, [one])).toEqual({ missing: [], unknown: ['0002-two', '0003-three'] })
    expect(await migrate(db, [one])).toEqual({ applied: [] })
  })

  test('looking makes no table', async () => {
    const { db } = await empty()
    expect(await stateOf(db, [making('0001-one', 'one')])).toEqual({ missing: ['0001-one'], unknown: [] })
    expect(await db.query.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  })

  test('branches loaded before have their texts in Traditional Chinese after 0021', async () => {
    const { db } = await empty()
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0021'),
    )
    const details = {
      kind: 'branch',
      name: { zh: '杭州滨江营业部', en: 'Binjiang' },
      address: { zh: '归雁街 1 号', en: '1 Guiyan' },
    }
    await db.query
      .insertInto('branches')
      .values({ edition: 1, code: 'A-1', details: JSON.stringify(details) })
      .execute()
    await migrate(db)
    const row = await db.query.selectFrom('branches').select('details').executeTakeFirstOrThrow()
    const changed = {
      kind: 'branch',
      name: { zh: '杭州滨江营业部', hk: '杭州濱江營業部', en: 'Binjiang' },
      address: { zh: '归雁街 1 号', hk: '歸雁街 1 號', en: '1 Guiyan' },
    }
    // As text: the order of the fields tells an edition from the same one again.
    expect(row.details).toBe(JSON.stringify(changed))
  })
})
