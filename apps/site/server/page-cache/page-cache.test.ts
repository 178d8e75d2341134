import { expect, test } from 'vitest'
import { bodyIn } from '../http/encodings.ts'
import { PageCache } from './page-cache.ts'
import { type StoredPage, storePage } from './stored-page.ts'

async function aPage(text: string, now: number, tags = ['content']): Promise<StoredPage> {
  return storePage(
    { status: 200, html: text, headers: {}, tags, maxAgeSeconds: 60, cacheInFront: false },
    now,
  )
}

function setUp(make: (key: string, count: number) => Promise<StoredPage | null>, maxBytes = 1_000_000) {
  const clock = { now: 0 }
  const made: string[] = []
  const failed: string[] = []
  const cache = new PageCache({
    make: (key) => {
      made.push(key)
      return make(key, made.length)
    },
    maxBytes,
    now: () => clock.now,
    onFailure: (key) => failed.push(key),
  })
  return { cache, clock, made, failed }
}

const text = (page: StoredPage | null | undefined): string =>
  page ? bodyIn('identity', page.packed).toString() : ''

test('a thousand who ask at once make one render', async () => {
  const { cache, made } = setUp(() => aPage('home', 0))
  const answers = await Promise.all(Array.from({ length: 1000 }, () => cache.get('zh-CN /')))
  expect(made).toEqual(['zh-CN /'])
  expect(new Set(answers).size).toBe(1)
})

test('a stale page is served at once and refreshed once behind it', async () => {
  const { cache, clock, made } = setUp((_key, count) => aPage(`version ${count}`, clock.now))
  await cache.get('k')
  clock.now = 61_000
  expect([1, 2, 3].map(() => text(cache.peek('k')))).toEqual(['version 1', 'version 1', 'version 1'])
  await cache.get('k')
  await expect.poll(() => text(cache.peek('k'))).toBe('version 2')
  expect(made).toHaveLength(2)
})

test('each time the content of a page changes it is made again, and no other', async () => {
  const { cache, made } = setUp((key) => aPage('x', 0, [key]))
  const keys = ['a', 'b', 'a', 'a', 'b']
  for (const key of new Set(keys)) await cache.get(key)
  made.length = 0
  for (const key of keys) {
    cache.expire([key])
    expect(cache.peek(key)).toBeUndefined()
    for (const other of new Set(keys)) expect(await cache.get(other)).not.toBeNull()
  }
  expect(made).toEqual(keys)
})

test('a refresh that fails keeps the last good page and is not tried again at every visit', async () => {
  const { cache, clock, made, failed } = setUp((_key, count) =>
    count === 2 ? Promise.reject(new Error('broken')) : aPage(`version ${count}`, clock.now),
  )
  await cache.get('k')
  clock.now = 61_000
  expect(text(cache.peek('k'))).toBe('version 1')
  await expect.poll(() => failed).toEqual(['k'])
  for (let visit = 0; visit < 50; visit += 1) expect(text(cache.peek('k'))).toBe('version 1')
  expect(made).toHaveLength(2)
  clock.now = 72_000
  cache.peek('k')
  await expect.poll(() => text(cache.peek('k'))).toBe('version 3')
})

test('a page is fresh until its age is reached, and every answer is counted as what it was', async () => {
  const { cache, clock, made } = setUp((_key, count) =>
    count === 3 ? Promise.reject(new Error('broken')) : aPage('x', clock.now),
  )
  expect(cache.peek('k')).toBeUndefined()
  await cache.get('k')
  expect(cache.counts).toEqual({ hits: 0, stale: 0, misses: 1, failures: 0 })
  clock.now = 59_999
  await cache.get('k')
  expect(cache.counts).toEqual({ hits: 1, stale: 0, misses: 1, failures: 0 })
  expect(made).toHaveLength(1)
  clock.now = 60_000
  cache.peek('k')
  expect(cache.counts).toEqual({ hits: 1, stale: 1, misses: 1, failures: 0 })
  await expect.poll(() => made.length).toBe(2)
  await expect(cache.get('other')).rejects.toThrow('broken')
  expect(cache.counts).toMatchObject({ misses: 2, failures: 1 })
})

test('a refresh that failed is tried again after ten seconds and not a moment before', async () => {
  const { cache, clock, made, failed } = setUp((_key, count) =>
    count > 1 ? Promise.reject(new Error('broken')) : aPage('x', clock.now),
  )
  await cache.get('k')
  clock.now = 61_000
  cache.peek('k')
  await expect.poll(() => failed).toEqual(['k'])
  for (const [now, tries] of [
    [70_999, 2],
    [71_000, 3],
  ] as const) {
    clock.now = now
    cache.peek('k')
    await expect.poll(() => made.length).toBe(tries)
  }
})

test('a page that was made again is kept once: it takes the room of one and is the youngest', async () => {
  const sized = await aPage('x'.repeat(1000), 0)
  const { cache, clock, made } = setUp(async () => ({ ...sized, storedAt: clock.now }), sized.bytes * 2)
  await cache.get('a')
  await cache.get('b')
  expect([cache.size, cache.bytes]).toEqual([2, sized.bytes * 2])
  clock.now = 60_000
  cache.peek('a')
  await expect.poll(() => made.length).toBe(3)
  expect([cache.size, cache.bytes]).toEqual([2, sized.bytes * 2])
  await cache.get('c')
  expect([cache.size, cache.bytes]).toEqual([2, sized.bytes * 2])
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true])
})

test('a page that cannot be made is an error for everyone who waits, and is not kept', async () => {
  const { cache, made } = setUp(() => Promise.reject(new Error('broken')))
  await expect(cache.get('k')).rejects.toThrow('broken')
  await expect(cache.get('k')).rejects.toThrow('broken')
  expect(made).toHaveLength(2)
  expect(cache.size).toBe(0)
})

test('a page that may not be kept is not', async () => {
  const { cache } = setUp(() => Promise.resolve(null))
  expect(await cache.get('k')).toBeNull()
  expect(cache.size).toBe(0)
})

test('memory stays within the bound', async () => {
  const { cache } = setUp((key) => aPage(key.repeat(1000), 0), 40_000)
  for (let page = 0; page < 50; page += 1) await cache.get(`page ${page}`)
  expect(cache.bytes).toBeLessThanOrEqual(40_000)
  expect(cache.peek('page 49')).toBeDefined()
  expect(cache.peek('page 0')).toBeUndefined()
})

test('what was there before a publication is not shown once more, and the other pages stay as they are', async () => {
  const { cache, made } = setUp((_key, count) => aPage(`version ${count}`, 0))
  await cache.get('k')
  cache.expire(['other'])
  expect(text(await cache.get('k'))).toBe('version 1')
  cache.expire(['content'])
  const visits = await Promise.all([1, 2, 3].map(() => cache.get('k')))
  expect(visits.map(text)).toEqual(['version 2', 'version 2', 'version 2'])
  expect(made).toHaveLength(2)
})

test('a page that cannot be made after a publication stays as it was, and is tried again after ten seconds', async () => {
  const { cache, clock, made } = setUp((_key, count) =>
    count === 2 ? Promise.reject(new Error('broken')) : aPage(`version ${count}`, clock.now),
  )
  await cache.get('k')
  cache.expire(['content'])
  for (let visit = 0; visit < 5; visit += 1) expect(text(await cache.get('k'))).toBe('version 1')
  expect(made).toHaveLength(2)
  clock.now = 10_000
  expect(text(await cache.get('k'))).toBe('version 3')
})

test('what is published while a page is being made is shown by the visit after', async () => {
  const { promise: published, resolve: publish } = Promise.withResolvers<void>()
  const { cache, made } = setUp(async (_key, count) => {
    if (count === 1) await published
    return aPage(`version ${count}`, 0)
  })
  const first = cache.get('k')
  cache.expire(['other'])
  cache.expire(['content'])
  publish()
  expect(text(await first)).toBe('version 1')
  expect(text(await cache.get('k'))).toBe('version 2')
  await cache.get('k')
  expect(made).toHaveLength(2)
})

test.each([
  [['content'], true],
  [['branches'], true],
  [['branches', 'other'], true],
  [['branches', 'content'], true],
  [['other'], false],
  [[], false],
])('a page made of content and branches has changed after %j: %s', async (expired, changed) => {
  const { cache } = setUp(() => aPage('x', 0, ['content', 'branches']))
  await cache.get('k')
  cache.expire(expired)
  expect(cache.peek('k') === undefined).toBe(changed)
})

test('when a clock leaps a day ahead every page is served as it is and refreshed in its turn', async () => {
  let atOnce = 0
  let most = 0
  const page = await aPage('version', 0)
  const { cache, clock, made } = setUp(async () => {
    most = Math.max(most, ++atOnce)
    await new Promise(setImmediate)
    atOnce -= 1
    return { ...page, storedAt: clock.now }
  })
  const keys = Array.from({ length: 20 }, (_, n) => `page ${n}`)
  for (const key of keys) await cache.get(key)
  clock.now += 86_400_000
  for (let visit = 0; visit < 3; visit += 1) {
    for (const key of keys) expect(text(cache.peek(key))).toMatch(/^version/)
  }
  await expect.poll(() => made.length).toBe(40)
  expect(most).toBe(1)

  // Back again: what was made meanwhile is not kept for a day.
  clock.now -= 86_400_000
  expect(text(cache.peek('page 0'))).toMatch(/^version/)
  await expect.poll(() => made.length).toBe(41)
  cache.peek('page 0')
  expect(made).toHaveLength(41)
})

test('a page that broke while the clock was ahead is tried again when it is right', async () => {
  const { cache, clock, made, failed } = setUp((_key, count) =>
    count === 2 ? Promise.reject(new Error('broken')) : aPage(`version ${count}`, clock.now),
  )
  await cache.get('k')
  clock.now = 86_400_000
  cache.peek('k')
  await expect.poll(() => failed).toEqual(['k'])
  clock.now = 61_000
  cache.peek('k')
  await expect.poll(() => text(cache.peek('k'))).toBe('version 3')
  expect(made).toHaveLength(3)
})
