import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { type ObjectStore, startObjectStore } from '@hongyan/testing/object-store'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../apps/site/server/config.ts'
import { bucketOf } from '../apps/site/server/file-stores/open-file-store.ts'
import { liftedLimits } from './lifted-limits.ts'
import { residentBytes, type SiteProcess, startSite } from './site-process.ts'

/** More than places for files (`calls.parallel`), so that some are refused at once. */
const readers = 300
const fetchedAtOnce = 16
const folder = temporaryFolder('picture-store')
const picture = 'k3f9a2x7q1.0a1b2c3d-400.avif'
const bytes = new Uint8Array(200_000).fill(7)

let port: number
let bucket: ObjectStore
let sites: readonly SiteProcess[]

beforeAll(async () => {
  port = await freePort()
  bucket = await startObjectStore(port)
  // Nobody is there when the processes start.
  await bucket.stop()
  const settings = {
    ...bucket.settings,
    DATABASE_URL: join(folder, 'site.db'),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  }
  const waiting = (seconds: number) => ({
    settings: { ...settings, LIMITS: liftedLimits(`pictures.seconds=${seconds}`) },
  })
  sites = [await startSite(waiting(5)), await startSite(waiting(30))]
}, 180_000)
afterAll(async () => {
  for (const site of sites ?? []) await site.stop()
  await bucket?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (site: SiteProcess, name: string, signal: AbortSignal | null = null) =>
  fetch(site.url(`/media/${name}`), { signal })
const put = async (name: string) => (await bucketOf(parseConfig(bucket.settings)))?.put(name, bytes)
const ready = async (site: SiteProcess) => (await fetch(site.url('/readyz'))).json()
/** The process that gives up soon, and the one that has patience. */
function siteOf(at: 0 | 1): SiteProcess {
  const site = sites[at]
  if (site === undefined) throw new Error('there are two')
  return site
}

test('processes start and serve pages while the store is away, and say so', async () => {
  for (const site of sites) {
    expect((await fetch(site.url('/en'))).status).toBe(200)
    const answer = await ask(site, picture)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await ready(site)).toMatchObject({ status: 'ready', pictures: 'away' })
    expect(site.output().match(/the store of pictures is away/g)).toHaveLength(1)
  }
  bucket = await startObjectStore(port)
  await put(picture)
  for (const site of sites) {
    const answer = await ask(site, picture)
    expect(answer.status).toBe(200)
    expect((await answer.bytes()).byteLength).toBe(bytes.byteLength)
    expect(await ready(site)).toMatchObject({ status: 'ready', pictures: 'ok' })
    // What a process prints comes a moment after what it answers.
    await expect.poll(site.output).toContain('the store of pictures answers again')
    expect(site.output()).not.toContain(bucket.settings.S3_SECRET_ACCESS_KEY)
  }
})

test('a file that another process has put there is served by both at once', async () => {
  const name = picture.replace('0a1b2c3d', '00000001')
  expect((await ask(siteOf(0), name)).status).toBe(404)
  const begun = performance.now()
  await put(name)
  for (const site of sites) expect((await ask(site, name)).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('a store that hangs costs its own pictures, and no page and no call', async () => {
  const site = siteOf(0)
  const looks = ['/en', '/en/search?q=a', '/en/track?no=HY1', '/readyz']
  for (const path of looks) await fetch(site.url(path))
  bucket.suffer({ kind: 'hangs' })
  const begun = performance.now()
  const statuses = Promise.all(
    Array.from({ length: readers }, async (_, at) => {
      const { status } = await ask(site, picture.replace('0a1b2c3d', `c${String(at).padStart(7, '0')}`))
      return { status, ms: performance.now() - begun }
    }),
  )
  await expect.poll(bucket.waiting, { timeout: 20_000 }).toBe(fetchedAtOnce)
  const times: number[] = []
  for (let round = 0; round < 10; round += 1)
    for (const path of looks) {
      const at = performance.now()
      expect((await fetch(site.url(path))).status).toBe(200)
      times.push(performance.now() - at)
    }
  const answers = await statuses
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(20_000)
  expect(bucket.mostAtOnce()).toBe(fetchedAtOnce)
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]).toBeLessThan(1000)
  // What was read before is in memory.
  expect((await ask(site, picture)).status).toBe(200)
  console.log(`pages beside ${readers} readers: at most ${Math.round(Math.max(...times))} ms`)
  bucket.suffer(null)
})

test('whoever leaves leaves nothing behind', async () => {
  const site = siteOf(0)
  bucket.suffer({ kind: 'hangs' })
  const left = new AbortController()
  const asked = Array.from({ length: 50 }, (_, at) =>
    ask(site, picture.replace('0a1b2c3d', String(at).padStart(8, 'a')), left.signal).catch(() => null),
  )
  await expect.poll(bucket.waiting, { timeout: 20_000 }).toBe(fetchedAtOnce)
  left.abort()
  await Promise.all(asked)
  await expect.poll(bucket.waiting, { timeout: 4000 }).toBe(0)
  bucket.suffer(null)
})

test('many at once read from a slow store, each file fetched once, in bounded memory', async () => {
  const site = siteOf(1)
  // Less than is kept in memory.
  const names = Array.from({ length: 60 }, (_, at) =>
    picture.replace('0a1b2c3d', `b${String(at).padStart(7, '0')}`),
  )
  for (const name of names) await put(name)
  const [before, fetched] = [residentBytes(site.pid), bucket.answered.length]
  bucket.suffer({ kind: 'slow', ms: 100 })
  const answers = await Promise.all([...names, ...names, ...names].map((name) => ask(site, name)))
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect((await answer.bytes()).byteLength).toBe(bytes.byteLength)
  }
  bucket.suffer(null)
  expect(bucket.answered.length - fetched).toBe(names.length)
  const grown = (residentBytes(site.pid) - before) / 1e6
  console.log(`${names.length} pictures read by ${answers.length}: grown by ${Math.round(grown)} MB`)
  expect(grown).toBeLessThan(120)
})
