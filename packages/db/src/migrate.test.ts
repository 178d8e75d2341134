import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from './database.ts'
import { type Migration, migrate, migrations } from './migrate.ts'

const run = promisify(execFile)

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
    const good: Migration = {
      name: '0001-good',
      up: (trx) => trx.schema.createTable('good').addColumn('id', 'text').execute(),
    }
    const bad: Migration = {
      name: '0002-bad',
      up: async (trx) => {
        await sql`select * from nowhere`.execute(trx)
      },
    }
    await expect(migrate(db, [good, bad])).rejects.toThrow()
    expect(await migrate(db, [good])).toEqual({ applied: ['0001-good'] })
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
