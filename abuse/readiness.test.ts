import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { statusMessages } from '@hongyan/content'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import Database from 'better-sqlite3'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { type SiteProcess, startSite } from './site-process.ts'
import { startRelay } from './slow-relay.ts'

let site: SiteProcess
afterEach(() => site.stop())

async function readiness(): Promise<{ readonly status: number; readonly database: string }> {
  const answer = await fetch(site.url('/readyz'))
  const { database } = (await answer.json()) as { readonly database: string }
  return { status: answer.status, database }
}

const { orders, tracking, all } = statusMessages('en-US')

/** Whether the page of services, which everybody may look at, says this. */
async function isSaid(text: string): Promise<boolean> {
  const answer = await fetch(site.url('/en/status'))
  return answer.status === 200 && (await answer.text()).includes(text)
}

const ready = { status: 200, database: 'ok' }
const readOnly = { status: 503, database: 'read-only' }

test('a SQLite file that somebody else holds: not ready, and ready again when it is free', async () => {
  site = await startSite()
  const other = new Database(join(site.folder, 'site.db'))
  other.exec('begin immediate')
  await expect.poll(readiness, { timeout: 10_000 }).toEqual(readOnly)
  expect((await fetch(site.url('/healthz'))).status).toBe(200)
  await expect.poll(() => isSaid(orders.paused), { timeout: 30_000 }).toBe(true)
  other.exec('rollback')
  other.close()
  await expect.poll(readiness, { timeout: 10_000 }).toEqual(ready)
  await expect.poll(() => isSaid(orders.paused), { timeout: 30_000 }).toBe(false)
})

/** A file system of its own takes rights that not every machine gives. */
const mounted = temporaryFolder('small-disk')
const mayMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', mounted]).status === 0
afterAll(() => {
  if (mayMount) spawnSync('umount', ['--lazy', mounted])
  rmSync(mounted, { recursive: true, force: true })
})

test.runIf(mayMount)(
  'a SQLite file whose disk is full: not ready, and ready again when there is room',
  async () => {
    site = await startSite({ settings: { DATABASE_URL: join(mounted, 'site.db') } })
    const filler = join(mounted, 'filler')
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k'])
    await expect.poll(readiness, { timeout: 30_000, interval: 500 }).toEqual(readOnly)
    expect((await fetch(site.url('/en'))).status).toBe(200)
    rmSync(filler)
    await expect.poll(readiness, { timeout: 10_000 }).toEqual(ready)
  },
)

test('a Postgres that is gone: the page of services is served and says so, and that it is back', async () => {
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  const url = new URL(fresh.url)
  const relay = await startRelay(Number(url.port))
  url.port = String(relay.port)
  site = await startSite({ settings: { DATABASE_URL: url.href } })
  relay.cut(true)
  await expect.poll(() => isSaid(tracking.paused), { timeout: 60_000 }).toBe(true)
  expect(await isSaid(all)).toBe(false)
  relay.cut(false)
  await expect.poll(() => isSaid(tracking.paused), { timeout: 60_000 }).toBe(false)
  await site.stop()
  await relay.stop()
  await fresh.drop()
})

test('a Postgres that only reads: not ready, and ready again when it writes', async () => {
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  site = await startSite({ settings: { DATABASE_URL: fresh.url } })
  const staff = new pg.Client({ connectionString: fresh.url })
  await staff.connect()
  const setReadOnly = async (how: 'on' | 'off') => {
    const name = new URL(fresh.url).pathname.slice(1)
    await staff.query('set default_transaction_read_only = off')
    await staff.query(`alter database ${name} set default_transaction_read_only = ${how}`)
    await staff.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
  }
  await setReadOnly('on')
  await expect.poll(readiness, { timeout: 10_000 }).toEqual(readOnly)
  await setReadOnly('off')
  await expect.poll(readiness, { timeout: 10_000 }).toEqual(ready)
  await staff.end()
  await site.stop()
  await fresh.drop()
})
