import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { compareKeys, migrate, openDatabase } from '@hongyan/db'
import { engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parseConfig } from '../../apps/site/server/config.ts'
import { lineOf } from './check-result.ts'
import { examine } from './examine.ts'

const folder = temporaryFolder('doctor')
const servers: Server[] = []
const own = {
  SITE_PORT: '0',
  METRICS_PORT: '0',
  DATA_DIR: folder,
  SITE_BUILD: join(folder, 'build'),
  DATABASE_URL: join(folder, 'new.db'),
}
const keys = { LINK_KEY: 'a'.repeat(64), TAIL_KEY: 'b'.repeat(64) }

/** What is said of each part, `fine` left out. */
async function said(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await examine(parseConfig({ ...own, ...settings }))
  return found.filter(({ state }) => state !== 'fine').map(lineOf)
}

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(() => {
  mkdirSync(join(folder, 'build/server'), { recursive: true })
  writeFileSync(join(folder, 'build/server/entry.mjs'), '')
})
afterAll(() => {
  for (const server of servers) server.close()
})

test('a new place needs nothing, and nothing is made there', async () => {
  expect(await said({})).toEqual([])
  expect(existsSync(join(folder, 'new.db'))).toBe(false)
})

test.each(engines)('a database on %s is looked at: its tables, its keys, its clock', async (engine) => {
  const fresh = await freshDatabase(engine, inject('postgresUrl'))
  const db = await openDatabase({ url: fresh.url })
  await migrate(db)
  const settings = { ...keys, DATABASE_URL: fresh.url, CIPHER_KEYS: 'none.pem' }
  expect(await said(settings)).toEqual([])
  await compareKeys(db, [{ name: 'TAIL_KEY', fingerprint: 'other' }], 0)
  expect(await said(settings)).toEqual([
    expect.stringMatching(/^WRONG {2}keys +TAIL_KEY: the database was filled under another; .*npm run keys/),
  ])
  await db.query.deleteFrom('key_fingerprints').execute()
  const [last] = await db.query
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .execute()
  await db.query.deleteFrom('kysely_migration').where('name', '=', String(last?.name)).execute()
  expect(await said(settings)).toEqual([
    expect.stringMatching(new RegExp(`^LOOK {3}tables +lack ${last?.name}; .*npm run migrate`)),
  ])
  await db.close()
  await fresh.drop()
})

test('what is wrong is said with what to do, without a password', async () => {
  writeFileSync(join(folder, 'file'), '')
  const lines = await said({
    ...keys,
    SITE_BUILD: join(folder, 'nowhere'),
    DATA_DIR: join(folder, 'file'),
    DATABASE_URL: 'postgres://hongyan:sesame@127.0.0.1:1/hongyan',
  })
  expect(lines).toEqual([
    expect.stringMatching(/^WRONG {2}build +SITE_BUILD: .*nowhere.* is missing; npm start/),
    expect.stringMatching(/^WRONG {2}data folder +DATA_DIR: .* is a file; set DATA_DIR/),
    expect.stringMatching(
      /^WRONG {2}database +DATABASE_URL: postgres:.* nobody answers there; see that it runs/,
    ),
  ])
  expect(lines.join()).not.toContain('sesame')
})

test('services of others are reached, and asked for nothing', async () => {
  const asked: string[] = []
  const origin = await serving((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end(JSON.stringify({ issuer: 'https://id.example' }))
  })
  const secret = 's'.repeat(32)
  expect(
    await said({
      WEBHOOK_URL: `${origin}/in`,
      WEBHOOK_SECRET: secret,
      INTAKE_URL: 'http://127.0.0.1:2/orders',
      INTAKE_SECRET: secret,
      OIDC_ISSUER: origin,
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_SECRET: secret,
      OIDC_SCOPE: 'openid email',
    }),
  ).toEqual([
    expect.stringMatching(
      /^WRONG {2}intake +127\.0\.0\.1:2 cannot be reached \(ECONNREFUSED\); correct INTAKE_URL/,
    ),
    expect.stringMatching(
      /^WRONG {2}sign-in +the provider calls itself https:\/\/id\.example; set OIDC_ISSUER/,
    ),
  ])
  expect(asked).toEqual(['GET /.well-known/openid-configuration'])
})

test('a site that runs on the port is asked how it is', async () => {
  let status = 'ready'
  const origin = await serving((request, response) =>
    response.end(JSON.stringify(request.url === '/healthz' ? { release: '9.9.9' } : { status })),
  )
  const settings = { SITE_PORT: new URL(origin).port }
  expect(await said(settings)).toEqual([])
  status = 'not-ready'
  expect(await said(settings)).toEqual([
    expect.stringMatching(/^WRONG {2}site +release 9\.9\.9 at http:\S+ is not-ready/),
  ])
})
