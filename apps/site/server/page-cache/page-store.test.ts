import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPageStore, type PageOnDisk } from './page-store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hongyan-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const hour = 3_600_000
const page = (text: string, storedAt = Date.now()): PageOnDisk => ({
  source: {
    status: 200,
    html: text,
    headers: { a: 'b' },
    tags: ['content'],
    maxAgeSeconds: 60,
    cacheInFront: false,
  },
  made: [{ text: 'parts', extension: '.html' }],
  content: 'as built',
  storedAt,
})

test('a page outlives its process, as it was and under its own key', async () => {
  const before = await openPageStore(folder, 'build 1', Date.now)
  const kept = page('鸿雁')
  await before.write('en-US /', kept)
  const after = await openPageStore(folder, 'build 1', Date.now)
  expect(await after.read('en-US /')).toEqual(kept)
  expect(await after.read('zh-CN /')).toBeNull()
})

test('a page of another build, or of other settings, is not shown', async () => {
  await (await openPageStore(folder, 'build 1', Date.now)).write('k', page('x'))
  expect(await (await openPageStore(folder, 'build 2', Date.now)).read('k')).toBeNull()
})

test('what is older than a day is not shown', async () => {
  const store = await openPageStore(folder, 'v', Date.now)
  await store.write('young', page('x', Date.now() - 23 * hour))
  await store.write('old', page('x', Date.now() - 25 * hour))
  expect([await store.read('young'), await store.read('old')].map((one) => one !== null)).toEqual([
    true,
    false,
  ])
})

test('a damaged page is none', async () => {
  const store = await openPageStore(folder, 'v', Date.now)
  await store.write('k', page('x'))
  const [version = ''] = readdirSync(folder)
  const [file = ''] = readdirSync(join(folder, version))
  writeFileSync(join(folder, version, file), 'half of it')
  expect(await store.read('k')).toBeNull()
  writeFileSync(join(folder, version, file), zstdCompressSync(JSON.stringify({ storedAt: Date.now() })))
  expect(await store.read('k')).toBeNull()
})

test('a page of a clock that went ahead is none', async () => {
  const store = await openPageStore(folder, 'v', Date.now)
  await store.write('k', page('x', Date.now() + hour))
  expect(await store.read('k')).toBeNull()
})

test('several processes that begin at once have the same store', async () => {
  const begun = Array.from({ length: 8 }, async () => {
    await openPageStore(folder, 'build 1', () => Date.now() - 25 * hour)
    return openPageStore(folder, 'build 2', Date.now)
  })
  const [one, other] = await Promise.all(begun)
  await one?.write('k', page('x'))
  expect(await other?.read('k')).toEqual(expect.objectContaining({ made: page('x').made }))
})

test('versions that nobody has opened for a day are removed, the own one never', async () => {
  await openPageStore(folder, 'build 1', () => Date.now() - 25 * hour)
  await openPageStore(folder, 'build 2', () => Date.now() - 2 * hour)
  await openPageStore(folder, 'build 3', Date.now)
  expect(readdirSync(folder)).toHaveLength(2)
})
