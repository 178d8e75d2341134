import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrations, openDatabase } from '@hongyan/db'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { root } from '../steps/steps.ts'

type Ended = { readonly code: number; readonly printed: string; readonly problem: string }

function migrate(...parameters: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const command = [join(root, 'tools/commands/migrate.ts'), ...parameters]
    const child = execFile(
      process.execPath,
      command,
      { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } },
      (_, printed, problem) => resolve({ code: child.exitCode ?? -1, printed, problem }),
    )
  })
}

const names = migrations.map(({ name }) => name)

describe.each(engines)('npm run migrate on %s', (engine) => {
  /** A database without rows: without tables, or with those of `like`. */
  async function empty(like?: string): Promise<string> {
    const fresh = await freshDatabase(engine, inject('postgresUrl'), { like })
    onTestFinished(() => fresh.drop())
    return fresh.url
  }

  test('lists what is missing, applies it, and then has nothing to do', async () => {
    const url = await empty()
    const planned = await migrate('--db', url, '--dry-run')
    expect(planned).toMatchObject({ code: 0, problem: '' })
    expect(planned.printed).toContain(`lacks ${names.length}:\n  ${names.join('\n  ')}\n`)
    if (engine === 'sqlite') expect(existsSync(url.replace('file:', ''))).toBe(false)

    expect((await migrate('--db', url)).printed).toContain(`:\n  ${names.join('\n  ')}\n`)
    expect((await migrate('--db', url)).printed).toMatch(/lacked nothing of this build\.\n$/)
    expect((await migrate('--db', url, '--dry-run')).printed).toMatch(/lacks nothing of this build\.\n$/)
  })

  test('steps of a newer build are listed and left alone', async () => {
    const url = await empty(inject('migrated')[engine])
    const db = await openDatabase({ url })
    onTestFinished(() => db.close())
    await sql`insert into kysely_migration values ('9999-newer', '2026-11-25T00:00:00.000Z')`.execute(
      db.query,
    )
    expect((await migrate('--db', url, '--dry-run')).printed).toMatch(
      /lacks nothing of this build\.\nA newer build has applied 1, which stay:\n {2}9999-newer\n$/,
    )
    expect(await migrate('--db', url)).toMatchObject({ code: 0, problem: '' })
  })

  test('gives up when others hold what it needs, and changes nothing', async () => {
    const url = await empty()
    const db = await openDatabase({ url })
    onTestFinished(() => db.close())
    await sql`create table schema_migrations (name text primary key, applied_at bigint not null)`.execute(
      db.query,
    )
    await db.transaction(async (trx) => {
      await (engine === 'postgres'
        ? sql`lock table schema_migrations in access exclusive mode`
        : sql`insert into schema_migrations values ('9999-held', 1)`
      ).execute(trx)
      const ended = await migrate('--db', url, '--lock', '1')
      expect(ended).toMatchObject({ code: 1, printed: '' })
      expect(ended.problem).toMatch(
        engine === 'postgres'
          ? /^Nothing was changed\. DATABASE_URL: \S+: somebody holds a table of it; [^\n]*\n$/
          : /^Nothing was changed\. DATABASE_URL: \S+: another program holds it; [^\n]*\n$/,
      )
    })
    expect((await migrate('--db', url, '--dry-run')).printed).toContain(`lacks ${names.length}:`)
  })
})

test('a statement over its time is taken back, with a line that says so', async () => {
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  const db = await openDatabase({ url: fresh.url })
  onTestFinished(() => db.close())
  // A view in place of the record of an earlier build: reading it takes longer than it may.
  await sql`create view schema_migrations as
    select 'x' || pg_sleep(30)::text as name, 1::bigint as applied_at`.execute(db.query)
  const ended = await migrate('--db', fresh.url, '--statement', '1')
  expect(ended).toMatchObject({ code: 1, printed: '' })
  expect(ended.problem).toMatch(
    /^Nothing was changed\. DATABASE_URL: \S+: a statement took longer than it may; /,
  )
  expect((await db.query.introspection.getTables()).filter(({ isView }) => !isView)).toEqual([])
})

test.each([['--nonsense'], ['--lock', 'soon'], ['--statement', '0']])(
  '%j shows the usage',
  async (...words) => {
    const ended = await migrate(...words)
    expect(ended).toMatchObject({ code: 2, problem: '' })
    expect(ended.printed).toContain('npm run migrate -- [--dry-run]')
  },
)

test('a database that is not there is named without its password', async () => {
  const url = 'postgres://hongyan:sesame@127.0.0.1:1/hongyan'
  for (const more of [[], ['--dry-run']]) {
    const ended = await migrate('--db', url, ...more)
    expect(ended).toMatchObject({ code: 1, printed: '' })
    expect(ended.problem).toBe(
      'Nothing was changed. DATABASE_URL: postgres://hongyan@127.0.0.1:1/hongyan: nobody answers there; see that it runs and that this machine may reach it\n',
    )
  }
})
