import { createContentStore, lastingVersion } from '@hongyan/content'
import { expect, test } from 'vitest'
import { pageAgeHeader } from '../adapter/cache-provider.ts'
import { bodyIn } from '../http/encodings.ts'
import { limitsWith } from '../limits.ts'
import type { PageOnDisk, PageStore } from '../page-cache/page-store.ts'
import { createPages } from './pages.ts'

const asShipped = lastingVersion(createContentStore().snapshot(), [], Date.now())

const yesterday: PageOnDisk = {
  source: {
    status: 200,
    html: 'made yesterday',
    headers: {},
    tags: ['content'],
    maxAgeSeconds: 600,
    cacheInFront: false,
  },
  made: [{ text: 'the menus', extension: '.html' }],
  content: asShipped,
  storedAt: 0,
}

function setUp(store: PageStore, declared: HeadersInit = {}) {
  const restored: unknown[] = []
  const unstored: unknown[] = []
  let renders = 0
  const pages = createPages({
    renderer: {
      render: async () => {
        renders += 1
        return new Response(`render ${renders}`, { headers: declared })
      },
      answerOf: async () => null,
    },
    sheetsIn: () => [],
    finish: ({ html }) => ({ html, headers: {}, made: [{ text: `made with ${html}`, extension: '.html' }] }),
    restore: (made) => restored.push(...made),
    store,
    isCaching: true,
    services: () => ({ now: Date.now }),
    limits: limitsWith({}),
    origin: 'https://www.hongyan.example',
    cacheInFront: false,
    shell: {},
    mapFrame: null,
    mapTiles: null,
    now: Date.now,
    onFailure: () => undefined,
    onUnstored: (error) => unstored.push(error),
  })
  const textOf = async (key: string) => {
    const page = await pages.cache.get(key)
    return page && bodyIn('identity', page.packed).toString()
  }
  return { pages, restored, unstored, textOf }
}

test('what an earlier process made is served at once, with its files, and made anew behind that', async () => {
  const written = new Map<string, PageOnDisk>()
  const { restored, textOf } = setUp({
    read: async (key) => (key === 'en-US /' ? yesterday : null),
    write: async (key, page) => void written.set(key, page),
  })
  expect(await textOf('en-US /')).toBe('made yesterday')
  expect(restored).toEqual(yesterday.made)
  // Nobody has to ask a second time for that.
  await expect.poll(() => written.size).toBe(1)
  // It is written while it is still being compressed for this process.
  await expect.poll(() => textOf('en-US /')).toBe('render 1')
  expect(written.get('en-US /')).toMatchObject({
    source: { html: 'render 1', status: 200 },
    made: [{ text: 'made with render 1', extension: '.html' }],
    content: asShipped,
  })
})

test('what an earlier process made of other content is not shown: some of it may be withdrawn', async () => {
  const store = createContentStore()
  store.publish('100025-support-en', '{"hotline":"950699"}')
  const before = { ...yesterday, content: lastingVersion(store.snapshot(), ['support.en-US'], Date.now()) }
  const { restored, textOf } = setUp({ read: async () => before, write: async () => undefined })
  expect(await textOf('en-US /')).toBe('render 1')
  expect(restored).toEqual([])
})

test('what nobody has made is rendered, and kept for the next process', async () => {
  const written: string[] = []
  const { textOf } = setUp({ read: async () => null, write: async (key) => void written.push(key) })
  expect(await textOf('zh-CN /')).toBe('render 1')
  expect(written).toEqual(['zh-CN /'])
})

test.each([
  { age: '20', maxAgeSeconds: 20 },
  { age: '3600', maxAgeSeconds: 300 },
])(
  'a page that says $age s is kept for $maxAgeSeconds s: it may only shorten what its route says',
  async ({ age, maxAgeSeconds }) => {
    const written: PageOnDisk[] = []
    const store: PageStore = { read: async () => null, write: async (_key, page) => void written.push(page) }
    await setUp(store, { [pageAgeHeader]: age }).textOf('en-US /')
    expect(written).toMatchObject([{ source: { maxAgeSeconds, tags: ['content', 'locale-en-US'] } }])
  },
)

test('a page that cannot be kept for the next process is served all the same, and it is told', async () => {
  const full = new Error('no space')
  const { unstored, textOf } = setUp({ read: async () => null, write: () => Promise.reject(full) })
  expect(await textOf('zh-CN /')).toBe('render 1')
  await expect.poll(() => unstored).toEqual([full])
})
