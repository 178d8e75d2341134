import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { migrate, openDatabase } from '@hongyan/db'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../steps/steps.ts'

let folder = ''
let database = ''
let backup = ''

beforeAll(async () => {
  folder = temporaryFolder('backup')
  database = join(folder, 'site.db')
  backup = join(folder, 'site.backup')
  const db = await openDatabase({ url: database })
  await migrate(db)
  // Enough that a copy takes longer than it takes to interrupt it.
  await sql`
    insert into page_views with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)
    select '2026-11-30', hex(randomblob(12)) || i, i from n`.execute(db.query)
  await db.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Ended = { readonly code: number | null; readonly printed: string; readonly problem: string }

function start(command: string, parameters: readonly string[], limit?: string): ChildProcess {
  const words = [process.execPath, join(root, `tools/commands/${command}.ts`), ...parameters]
  const [program = '', ...rest] = limit ? ['sh', '-c', `${limit}; exec "$0" "$@"`, ...words] : words
  return spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function end(child: ChildProcess): Promise<Ended> {
  if (!child.stdout || !child.stderr) throw new Error('nothing of the command can be read')
  const [[code], printed, problem] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, printed, problem }
}

/** Resolves once `found` is true. */
async function until(found: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(found, { interval: 2, timeout: 20_000 }).toBe(true)
}

const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'))
/** Whether another process is in the middle of writing to a SQLite file. */
async function isBeingWritten(url: string): Promise<boolean> {
  if (!existsSync(url)) return false
  const db = await openDatabase({ url, lockWaitMs: 1 })
  try {
    return await db.transaction(async () => false).catch(() => true)
  } finally {
    await db.close()
  }
}

const restoredViews = async (url: string) => {
  const db = await openDatabase({ url })
  try {
    await migrate(db)
    return (await sql<{ n: number }>`select count(*) as n from page_views`.execute(db.query)).rows[0]?.n
  } finally {
    await db.close()
  }
}

test('a backup into a folder is named by its moment; what is no folder is none to keep days of', async () => {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const written = await end(start('backup', [backups, '--db', database, '--keep', '30']))
  expect(written, written.problem).toMatchObject({ code: 0 })
  expect(readdirSync(backups).join()).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z\.backup$/)
  const refused = await end(start('backup', [backup, '--db', database, '--keep', '30']))
  expect(refused.problem).toContain('is no folder')
  expect(existsSync(backup)).toBe(false)
  expect(await end(start('backup', [backups, '--keep', 'all']))).toMatchObject({ code: 2 })
})

test.each(['SIGINT', 'SIGTERM'] as const)('a backup that gets %s leaves nothing', async (signal) => {
  const child = start('backup', [backup, '--db', database])
  const ended = end(child)
  await until(() => parts().length > 0)
  child.kill(signal)
  expect(await ended).toEqual({ code: 1, printed: '', problem: 'Interrupted: no backup was written\n' })
  expect([existsSync(backup), parts()]).toEqual([false, []])
})

test('a disk without room for it leaves nothing', async () => {
  const ended = await end(start('backup', [backup, '--db', database], 'ulimit -f 200'))
  const problem = `No backup of ${database} was written: the file became larger than is allowed here\n`
  expect(ended).toEqual({ code: 1, printed: '', problem })
  expect([existsSync(backup), parts()]).toEqual([false, []])
})

test('what was killed in the middle of a restore is empty, and takes the whole backup afterwards', async () => {
  const written = await end(start('backup', [backup, '--db', database]))
  expect(written).toMatchObject({ code: 0, problem: '' })
  expect(written.printed).toMatch(/100000 rows of \d+ tables/)
  expect(written.printed).toMatch(
    /^Keys are not in it\. Keep secrets\.json and cipher-keys\.json .*CIPHER_KEYS/m,
  )

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const target = join(folder, `${signal}.db`)
    const child = start('restore', [backup, '--db', target])
    const ended = end(child)
    await until(() => isBeingWritten(target))
    child.kill(signal)
    if (signal === 'SIGKILL') expect((await ended).code).toBeNull()
    else expect(await ended).toEqual({ code: 1, printed: '', problem: 'Interrupted: nothing was restored\n' })
    expect(await restoredViews(target)).toBe(0)
    const again = await end(start('restore', [backup, '--db', target]))
    expect(again).toMatchObject({ code: 0, problem: '' })
    expect(again.printed).toMatch(/page_views.*100000/)
    expect(await restoredViews(target)).toBe(100_000)
  }
}, 120_000)

test.each([
  ['backup', ['new.backup', '--db', 'none.db'], /^There is no database at .*none\.db\n$/],
  ['backup', ['new.backup', '--db', 'mysql://a:secret@b/c'], /^The database must be a path[^\n]*\n$/],
  ['backup', ['none/new.backup', '--db', 'site.db'], /^There is no folder none\n$/],
  [
    'restore',
    ['none.backup', '--db', 'new.db'],
    /^none\.backup cannot be read: there is no such file or folder\n$/,
  ],
  ['restore', ['site.db', '--db', 'new.db'], /^site\.db is not a backup of this site\n$/],
  ['restore', ['site.db'], /^Say where to: --db [^\n]*\n$/],
])('%s %j says in one line what is wrong', async (command, parameters, line) => {
  const ended = await end(start(command, parameters))
  expect(ended).toEqual({ code: 1, printed: '', problem: expect.stringMatching(line) })
  expect(existsSync(join(folder, 'new.db'))).toBe(false)
})

test('parameters that mean nothing show the usage', async () => {
  expect(await end(start('backup', ['--nonsense']))).toMatchObject({ code: 2, problem: '' })
  expect((await end(start('restore', []))).printed).toContain('npm run restore -- FILE --db URL')
})
